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

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCanceled = true }
}
