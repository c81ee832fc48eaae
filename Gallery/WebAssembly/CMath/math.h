// The functions of C that the layouts and the headless UIKit call.
double sin(double);
double cos(double);
double tan(double);
double asin(double);
double acos(double);
double atan(double);
double atan2(double, double);
double exp(double);
double log(double);
double pow(double, double);
double hypot(double, double);
