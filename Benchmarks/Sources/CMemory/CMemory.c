#include "CMemory.h"
#include <malloc.h>

size_t allocatedBytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
