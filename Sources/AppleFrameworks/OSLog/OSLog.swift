@_exported import osStub
