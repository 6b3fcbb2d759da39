import PhotosUIStub
import Testing

@testable import UIKit

/// Source: Apple's documentation of the selection limit. That a tap on the placeholder chooses a photo is
/// a decision.
@MainActor struct PHPickerViewControllerTests {
    private final class Delegate: PHPickerViewControllerDelegate {
        var results: [PHPickerResult]?

        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            self.results = results
        }
    }

    @Test(arguments: [1, 2, 0]) func tapsChoosePhotos(limit: Int) throws {
        UIApplication.restart()
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = limit
        let (picker, delegate) = (PHPickerViewController(configuration: configuration), Delegate())
        picker.delegate = delegate
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = picker
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        for x in [40, 200, 300] {
            SimulatedFingers(on: window).tap(at: CGPoint(x: x, y: 300))
        }
        if limit != 1 {
            #expect(delegate.results == nil)
            let bar = try #require(
                picker.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
            bar.topItem?.rightBarButtonItem?.tapped()
        }
        let results = try #require(delegate.results)
        #expect(results.count == (limit == 0 ? 3 : limit))
        #expect(results[0].itemProvider.canLoadObject(ofClass: UIImage.self))
    }
}
