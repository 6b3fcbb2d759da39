#ifndef DECODER_H
#define DECODER_H

/// The name by which an executable that links this target knows that it was started as a decoder.
#define contactsheet_decoder_name "contactsheet-decoder"

#endif
