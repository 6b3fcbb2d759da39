#ifndef CLINKED_DECLARATIONS_H
#define CLINKED_DECLARATIONS_H

/// A function that adds its declaration to a list.
typedef void (*contactsheet_declaration)(void *_Nonnull list);

/// Calls the functions in the section `contactsheet_declarations` of this executable.
void contactsheet_add_declarations(void *_Nonnull list);

#endif
