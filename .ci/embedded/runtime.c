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

// The C library reads numbers as if from a file; there are no files.
int __imported_wasi_snapshot_preview1_fd_close(int file) { return 8; }
int __imported_wasi_snapshot_preview1_fd_seek(int file, long long to, int from, int at) { return 8; }
int __imported_wasi_snapshot_preview1_fd_write(int file, int parts, int count, int written) { return 8; }
