#pragma once

/// How often this process has asked for memory (malloc, calloc, realloc, aligned) so far.
long allocation_count(void);
