// Empty on purpose: Package.swift says why this module exists.
