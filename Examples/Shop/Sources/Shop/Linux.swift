// On Linux, this is the only file of the target that is compiled as it is.
