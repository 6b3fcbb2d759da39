import ContactSheet
import Foundation
import InterfaceBuilder

/// The documents of the samples, and the classes that they name.
@MainActor enum SampleDocuments {
    static var folder: URL? {
        Samples.resources.url(forResource: "Documents", withExtension: nil)
    }

    /// The previews of all documents, named after their paths in the folder.
    static var previews: [Preview] {
        folder.flatMap { try? DocumentPreviews(at: [$0.path]).previews } ?? []
    }

    /// Registers the classes with their outlets and actions, and the folder in which controllers
    /// find their documents.
    static func register() {
        if let folder { DocumentFolders.main.add(folder) }
        DocumentClasses.register(AutosizeViewController.self) { autosize in
            autosize.outlet("button1", \.button1)
            autosize.outlet("button2", \.button2)
            autosize.outlet("button3", \.button3)
            autosize.outlet("button4", \.button4)
            autosize.outlet("button5", \.button5)
            autosize.outlet("button6", \.button6)
        }
        DocumentClasses.register(SwapViewController.self) { swap in
            swap.outlet("landscape", \.landscape)
            swap.outlet("portrait", \.portrait)
            swap.outlet("landscapeFooButton", \.landscapeFooButton)
            swap.outlet("portraitFooButton", \.portraitFooButton)
            swap.outlet("landscapeBarButton", \.landscapeBarButton)
            swap.outlet("portraitBarButton", \.portraitBarButton)
            swap.action("buttonPressed:", SwapViewController.buttonPressed)
        }
        DocumentClasses.register(SwapperViewController.self) { swapper in
            swapper.outlet("portraitView", \.portraitView)
            swapper.outlet("landscapeView", \.landscapeView)
        }
        DocumentClasses.register(AttributorViewController.self) { attributor in
            attributor.outlet("body", \.body)
            attributor.outlets("colorButtons", \.colorButtons)
            attributor.outlet("outlineButton", \.outlineButton)
            attributor.outlet("unoutlineButton", \.unoutlineButton)
            attributor.action(
                "changeBodySelectionColorToMatchBackgroundOfButton:",
                AttributorViewController.changeBodySelectionColorToMatchBackground)
            attributor.action(
                "outlineBodySelection", AttributorViewController.outlineBodySelection)
            attributor.action(
                "unoutlineBodySelection", AttributorViewController.unoutlineBodySelection)
        }
        DocumentClasses.register(StatsViewController.self) { stats in
            stats.outlet("coloredLabel", \.coloredLabel)
            stats.outlet("outlinedLabel", \.outlinedLabel)
        }
        DocumentClasses.register(SwapperView.self) { $0.outlet("label", \.label) }
    }
}
