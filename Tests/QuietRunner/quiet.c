#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Swift Testing prints several lines for each of thousands of cases that pass, and only an argument
// can tell it not to. So the program that `swift test` starts begins again with `--quiet`, unless an
// argument says what to print. Whoever waits is told so in one line.
__attribute__((constructor)) static void begin_quietly(int count, char **arguments) {
  const char *said[] = {"-q", "--quiet", "-v", "--verbose", "--vv", "--very-verbose",
                        "--verbosity", "--list-tests"};
  char *more[count + 2];
  int runs_swift_testing = 0;
  for (int i = 0; i < count; i++) {
    for (int j = 0; j < sizeof said / sizeof *said; j++)
      if (!strcmp(arguments[i], said[j])) return;
    runs_swift_testing |= !strcmp(arguments[i], "swift-testing");
    more[i] = arguments[i];
  }
  more[count] = "--quiet";
  more[count + 1] = NULL;
  if (!runs_swift_testing) return;
  fputs("The tests run. Only what fails is printed, and one line at the end.\n", stderr);
  execv("/proc/self/exe", more);
}
