@_exported import AVFoundationStub
