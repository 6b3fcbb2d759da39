import ContactSheetDiagnostics
import UIKit

/// Creates views from the view elements of one document.
@MainActor struct ViewBuilder {
    let document: Document
    /// The context of Interface Builder's own canvas, or `nil` if the view is built for a device.
    let design: DesignContext?
    let objects: BuiltObjects
    let colors: ColorDecoder
    let images: ImageDecoder

    init(document: Document, design: DesignContext? = nil) {
        self.document = document
        self.design = design
        objects = BuiltObjects(file: document.fileName)
        colors = ColorDecoder(resources: document.resources)
        images = ImageDecoder(resources: document.resources)
    }

    /// Creates a view with its subviews.
    ///
    /// - Parameter superview: The size of its superview, in points.
    func view(_ element: Element, in superview: CGSize) -> UIView {
        let kind = ViewKind.of(element, onCanvas: design != nil)
        if !kind.isDrawn { reportUndrawn(element.name) }
        let view = kind.build(element, self)
        view.frame = element.frame(in: superview) ?? .zero
        objects.add(view, for: element)
        addChildren(of: element, to: view)
        design?.setNaturalSize(of: view, element)
        if design != nil, element.name == "stackView" {
            view.designTime.isOnCanvas = true
            // A stack view has no default margins there.
            if !element.hasLayoutMargins { view.designTime.layoutMargins = .zero }
        }
        if design?.isOwnCanvas == true, element.key != "contentView" { view.autoresizingMask = [] }
        return view
    }

    func addChildren(of element: Element, to view: UIView) {
        if let table = view as? UITableView { return fill(table, with: element) }
        if let collection = view as? UICollectionView { return fill(collection, with: element) }
        for child in element.childViews {
            if child.key == "contentView", let content = ownContentView(of: view) {
                fill(content, with: child)
            } else {
                add(child, of: element, to: view)
            }
        }
        adoptStyledParts(of: element, in: view)
        applyContentConfiguration(of: element, to: view)
    }

    private func add(_ child: Element, of element: Element, to view: UIView) {
        let subview = self.view(child, in: view.bounds.size)
        if element.name == "visualEffectView" || child.isContentViewWithoutFrame {
            subview.frame = view.bounds
        }
        if let design, element.name == "tableViewCell" || element.name == "collectionViewCell" {
            design.prepare(view, content: subview, element, child)
        }
        if let stack = view as? UIStackView, child.key == nil {
            design?.prepare(subview, child, inStack: stack)
            stack.addArrangedSubview(subview)
        } else if let scroll = view as? UIScrollView, let refresh = subview as? UIRefreshControl {
            scroll.refreshControl = refresh
        } else {
            view.addSubview(subview)
        }
    }

    private func reportUndrawn(_ kind: String) {
        let problem =
            ViewKind.names.contains(kind) ? "isn't supported yet" : "is an unknown element"
        document.report(
            "\(kind) \(problem); only the view's background and subviews are shown",
            at: document.firstLines.line(ofElement: kind) ?? 0)
    }

    func color(_ element: Element, _ key: String) -> UIColor? {
        guard let color = element.child("color", key: key) else { return nil }
        return colors.color(color)
    }

    /// Returns the font. Diagnostics about a substitute font are reported at the font's first
    /// occurrence in the document.
    func font(_ description: Element?) -> UIFont? {
        guard let description else { return nil }
        let line = description["name"].flatMap { document.firstLines.line(ofFont: $0) }
        return document.reporting(at: line ?? description.line) {
            design?.isOwnCanvas == true
                ? FontDecoder.canvasFont(description, document.version)
                : FontDecoder.font(description)
        }
    }
}

extension Element {
    /// Whether the view has margins of its own.
    var hasLayoutMargins: Bool {
        child(key: "layoutMargins") != nil || child(key: "directionalLayoutMargins") != nil
    }

    /// Whether the element is a content view without a stored frame. In old documents, the cell
    /// determines it.
    fileprivate var isContentViewWithoutFrame: Bool {
        key == "contentView" && frame(in: .zero) == nil
    }

    /// The views directly inside the view: subviews, rows, items, and views that are values of
    /// properties, such as the content view. The views of bar items are omitted, because bars
    /// aren't laid out.
    package var childViews: [Element] {
        children.flatMap { child -> [Element] in
            switch child.name {
            case "subviews", "prototypes", "cells": return child.children.filter(ViewKind.isView)
            case "sections": return child.children.flatMap(\.childViews)
            default: return child.key != nil && ViewKind.isView(child) ? [child] : []
            }
        }
    }
}
