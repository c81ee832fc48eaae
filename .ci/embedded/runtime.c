// What the run-time library of Embedded Swift asks of a system.
#include <stddef.h>
#include <stdlib.h>

// Reads a number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end;
}

// Seeds the hashing of dictionaries: with the same numbers, so that a page repeats exactly.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((unsigned char *)bytes)[i] = (unsigned char)(0x9E * (i + 1));
}
