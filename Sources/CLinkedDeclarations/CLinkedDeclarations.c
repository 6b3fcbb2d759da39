#include "CLinkedDeclarations.h"

#ifdef __ELF__

// The linker defines both if an object file contains the section.
extern const contactsheet_declaration __start_contactsheet_declarations[]
    __attribute__((weak, visibility("hidden")));
extern const contactsheet_declaration __stop_contactsheet_declarations[]
    __attribute__((weak, visibility("hidden")));

void contactsheet_add_declarations(void *list) {
    const contactsheet_declaration *function = __start_contactsheet_declarations;
    const contactsheet_declaration *end = __stop_contactsheet_declarations;
    for (; function < end; function++) {
        if (*function) (*function)(list);
    }
}

#else

void contactsheet_add_declarations(void *list) { (void)list; }

#endif
