import Foundation
import Testing

@testable import UIKit

@MainActor struct SharingTests {
    @Test func anActivityViewShowsTheTextAndOwnActivities() {
        let controller = UIActivityViewController(
            activityItems: ["Read this"], applicationActivities: [Stamp()])
        controller.excludedActivityTypes = [.print]
        controller.loadViewIfNeeded()
        let texts = labels(in: controller.view)
        #expect(texts.first == "Read this")
        #expect(texts.contains("Stamp") && texts.contains("Copy") && !texts.contains("Print"))
    }

    @Test func aCanceledPickerCallsItsDelegate() {
        let (picker, delegate) = (UIImagePickerController(), Delegate())
        picker.delegate = delegate
        picker.loadViewIfNeeded()
        picker.viewControllers.first?.navigationItem.leftBarButtonItem?.tapped()
        #expect(delegate.isCanceled)
    }

    /// Decision: a tap on a square of the placeholder chooses a drawing.
    @Test(arguments: [false, true]) func aTapChoosesAPhoto(isEdited: Bool) throws {
        useTouchDevice()
        UIApplication.restart()
        let (picker, delegate) = (UIImagePickerController(), Delegate())
        picker.delegate = delegate
        picker.allowsEditing = isEdited
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = picker
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        SimulatedFingers(on: window).tap(at: CGPoint(x: 200, y: 400))
        let photo = try #require(delegate.info[.originalImage] as? UIImage)
        #expect(photo.size == CGSize(width: 1024, height: 1024))
        #expect((delegate.info[.editedImage] as? UIImage != nil) == isEdited)
    }

    private func labels(in view: UIView) -> [String] {
        if let label = view as? UILabel { return [label.text ?? ""] }
        return view.subviews.flatMap(labels)
    }
}

private final class Stamp: UIActivity {
    override var activityTitle: String? { "Stamp" }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

private final class Delegate: NSObject, UINavigationControllerDelegate,
    UIImagePickerControllerDelegate
{
    var isCanceled = false

    var info: [UIImagePickerController.InfoKey: Any] = [:]

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCanceled = true }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { self.info = info }
}
