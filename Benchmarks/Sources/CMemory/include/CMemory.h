#include <stddef.h>

/// What this process has allocated and not freed, in bytes.
size_t allocatedBytes(void);
