/// A behavior of a view that isn't a gesture recognizer, such as a context menu.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    func hold(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func release(_ interaction: any UIInteraction) {
        guard let place = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.remove(at: place)
        interaction.didMove(to: nil)
    }

    func replaceInteractions(by interactions: [any UIInteraction]) {
        for old in ownInteractions { removeInteraction(old) }
        for new in interactions { addInteraction(new) }
    }
}
