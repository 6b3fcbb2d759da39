import Foundation

/// What a controller knows of the document that it comes from.
@MainActor struct ControllerDocuments {
    var storyboard: UIStoryboard?
    var segues: [SegueTemplate] = []
    /// Whether its nib has been looked for in vain.
    var missesNib = false
}

extension UIViewController {
    /// Notes where the controller comes from, and where it leads.
    package func come(from storyboard: UIStoryboard?, segues: [SegueTemplate]) {
        documents.storyboard = storyboard
        documents.segues = segues
    }

    /// Follows a segue of a document, as a tap does: the controller may refuse.
    package func followSegue(_ id: String, sender: Any?) {
        guard let template = documents.segues.first(where: { $0.id == id }),
            shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
        else { return }
        follow(template, sender)
    }

    /// Code's own way: the controller isn't asked (as Apple documents).
    func performNamedSegue(_ identifier: String, _ sender: Any?) {
        guard let template = documents.segues.first(where: { $0.identifier == identifier }) else {
            return DocumentDiagnostic.noSegue(identifier, self).report()
        }
        follow(template, sender)
    }

    private func follow(_ template: SegueTemplate, _ sender: Any?) {
        ActionDepth.limited(at: viewIfLoaded) {
            guard let segue = template.make(self, sender) else { return }
            prepare(for: segue, sender: sender)
            segue.perform()
        }
    }

    // MARK: Nibs

    /// The view of the nib that was named, or else of one that is called as the class is.
    func loadNibView() -> Bool {
        guard !documents.missesNib else { return false }
        let objects = namedNib ?? nibOfOwnName
        documents.missesNib = objects == nil
        guard let objects else { return false }
        guard let view = objects.ownersView else {
            documents.missesNib = true
            DocumentDiagnostic.noView(nib: nibName ?? "\(type(of: self))", self).report()
            return false
        }
        if view.autoresizingMask.isEmpty {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        self.view = view
        return true
    }

    private var namedNib: NibObjects? {
        nibName.flatMap { UINib(nibName: $0, bundle: nibBundle).objects(for: self) }
    }

    /// `MyView` and then `MyViewController` for a class of the latter name (documented with
    /// `nibName`).
    private var nibOfOwnName: NibObjects? {
        guard nibName == nil, let loader = DocumentLoading.loader else { return nil }
        let name = String(describing: type(of: self))
        let short =
            name.hasSuffix("Controller") ? loader.nib(named: String(name.dropLast(10))) : nil
        return (short ?? loader.nib(named: name))?.instantiate(owner: self)
    }
}

extension UIResponder {
    /// Follows a segue of the nearest controller that has it.
    package func followNearestSegue(_ id: String, sender: Any?) {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController,
                controller.documents.segues.contains(where: { $0.id == id })
            {
                return controller.followSegue(id, sender: sender)
            }
            responder = current.next
        }
    }
}
