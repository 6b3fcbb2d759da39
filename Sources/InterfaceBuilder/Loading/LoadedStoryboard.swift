import UIKit

/// A document whose scenes are created by code.
struct LoadedStoryboard: StoryboardContent {
    let document: Document
    let library: DocumentLibrary

    func controller(
        identifiedBy identifier: String?, in storyboard: UIStoryboard, maker: ControllerMaker?
    ) -> UIViewController? {
        let edition = document.localized()
        guard let id = edition.sceneID(identifiedBy: identifier) else { return nil }
        return SceneBuilder(edition, library: library, storyboard: storyboard)
            .make(id, inside: [], maker)
    }
}
