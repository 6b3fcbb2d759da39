import AVFoundation
import AudioToolbox
import Testing
import UIKit

/// A scanner as applications write it.
final class ScannerController: UIViewController, AVCaptureMetadataOutputObjectsDelegate {
    var captureSession: AVCaptureSession!
    var previewLayer: AVCaptureVideoPreviewLayer!
    var player: AVAudioPlayer?

    override func viewDidLoad() {
        super.viewDidLoad()
        captureSession = AVCaptureSession()
        guard let device = AVCaptureDevice.default(for: .video) else { return failed() }
        guard let input = try? AVCaptureDeviceInput(device: device),
            captureSession.canAddInput(input)
        else { return }
        captureSession.addInput(input)
        let output = AVCaptureMetadataOutput()
        captureSession.addOutput(output)
        output.setMetadataObjectsDelegate(self, queue: DispatchQueue.main)
        output.metadataObjectTypes = [.qr, .ean13]
        previewLayer = AVCaptureVideoPreviewLayer(session: captureSession)
        previewLayer.frame = view.layer.bounds
        previewLayer.videoGravity = .resizeAspectFill
        view.layer.addSublayer(previewLayer)
        captureSession.startRunning()
    }

    func failed() { captureSession = nil }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {
        guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject else {
            return
        }
        AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
        title = code.stringValue
    }

    func record() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .default, options: [.defaultToSpeaker])
        try session.setActive(true)
        let settings = [
            AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000,
            AVNumberOfChannelsKey: 1, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ]
        let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/x.m4a"), settings: settings)
        recorder.record()
        let utterance = AVSpeechUtterance(string: "Hello")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        AVSpeechSynthesizer().speak(utterance)
    }
}

@Suite @MainActor struct CameraUsageTests {
    @Test func thereIsNoCamera() {
        let controller = ScannerController()
        controller.loadViewIfNeeded()
        #expect(controller.captureSession == nil)
    }

    @Test func rectanglesKeepTheirAspectRatio() {
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        let fitted = AVMakeRect(aspectRatio: CGSize(width: 4, height: 2), insideRect: bounds)
        #expect(fitted == CGRect(x: 0, y: 25, width: 100, height: 50))
    }
}
