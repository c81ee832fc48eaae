// What the run-time library of Embedded Swift asks of a system.
#include <stddef.h>
#include <stdbool.h>
#include <stdint.h>
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

// Casts a class to a class; the first word of a class is its superclass.
const void *swift_dynamicCastMetatype(const void *class, const void *base) {
  for (const void *next = class; next; next = *(const void *const *)next)
    if (next == base) return class;
  return NULL;
}

// Nothing replaces a dynamic function.
void *swift_getFunctionReplacement(void **replacement, void *function) { return NULL; }

// The C library reads numbers as if from a file; there are no files.
int __imported_wasi_snapshot_preview1_fd_close(int file) { return 8; }
int __imported_wasi_snapshot_preview1_fd_seek(int file, long long to, int from, int at) { return 8; }
int __imported_wasi_snapshot_preview1_fd_write(int file, int parts, int count, int written) { return 8; }

// Unicode without its tables, which are a tenth of a compressed module: each scalar is a character, and texts are equal
// if their scalars are.
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return 0; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0; }
bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return false; }
bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return false; }
