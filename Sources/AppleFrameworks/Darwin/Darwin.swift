// The C library and the functions that iOS code uses from it.
@_exported import Foundation
@_exported import Glibc
