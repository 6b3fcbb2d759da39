import Foundation

/// A builder that places the sections of a flow layout one after the other along the scroll
/// direction.
@MainActor struct FlowBuilder {
    let layout: UICollectionViewFlowLayout
    let collectionView: UICollectionView
    /// The preferred sizes of cells.
    let preferred: [IndexPath: CGSize]
    private let delegate: FlowDelegate
    private let attributesClass: UICollectionViewLayoutAttributes.Type

    init(
        layout: UICollectionViewFlowLayout, collectionView: UICollectionView,
        preferred: [IndexPath: CGSize]
    ) {
        (self.layout, self.collectionView) = (layout, collectionView)
        self.preferred = preferred
        delegate = FlowDelegate(layout, collectionView)
        attributesClass = layout.attributesClass
    }

    var isVertical: Bool { layout.scrollDirection == .vertical }
    private var bounds: CGSize { collectionView.bounds.size }

    /// The length of lines inside the content inset.
    private var contentLength: CGFloat {
        let inset = collectionView.adjustedContentInset
        return isVertical
            ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
    }

    func sections() -> [FlowSection] {
        var position: CGFloat = 0
        return collectionView.state.counts.indices.map { section in
            let made = self.section(section, at: position)
            position = isVertical ? made.frame.maxY : made.frame.maxX
            return made
        }
    }

    func contentSize(of sections: [FlowSection]) -> CGSize {
        let end = sections.last?.frame ?? .zero
        return isVertical
            ? CGSize(width: contentLength, height: end.maxY)
            : CGSize(width: end.maxX, height: contentLength)
    }

    private func section(_ section: Int, at position: CGFloat) -> FlowSection {
        var made = FlowSection()
        made.lineBounds = bounds
        var cursor = position
        made.header = end(section, UICollectionView.elementKindSectionHeader, &cursor)
        let inset = inset(section)
        cursor += isVertical ? inset.top : inset.left
        let spacing = spacings(section)
        let line = FlowLineBuilder(
            isVertical: isVertical, start: isVertical ? inset.left : inset.top,
            availableLength: contentLength
                - (isVertical ? inset.left + inset.right : inset.top + inset.bottom),
            spacing: spacing.items)
        let sizes = (0..<collectionView.state.counts[section]).map {
            size(IndexPath(item: $0, section: section), availableLength: line.availableLength)
        }
        let lines = line.lines(of: sizes)
        for (index, entry) in lines.enumerated() {
            if index > 0 { cursor += spacing.lines }
            place(entry, line, isLast: index == lines.count - 1, section, &cursor, &made)
        }
        cursor += isVertical ? inset.bottom : inset.right
        made.footer = end(section, UICollectionView.elementKindSectionFooter, &cursor)
        made.frame =
            isVertical
            ? CGRect(x: 0, y: position, width: contentLength, height: cursor - position)
            : CGRect(x: position, y: 0, width: cursor - position, height: contentLength)
        return made
    }

    private func place(
        _ line: FlowLine, _ builder: FlowLineBuilder, isLast: Bool, _ section: Int,
        _ cursor: inout CGFloat, _ made: inout FlowSection
    ) {
        let frames = builder.frames(of: line, at: cursor, isLast: isLast)
        for (item, frame) in zip(line.items, frames) {
            let attributes = attributesClass.make(at: IndexPath(item: item, section: section))
            attributes.frame = frame
            made.items.append(attributes)
        }
        cursor += builder.thickness(of: line)
    }

    // MARK: Delegate values

    private func end(
        _ section: Int, _ kind: String, _ cursor: inout CGFloat
    ) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let asked =
            isHeader ? delegate.headerSize(of: section) : delegate.footerSize(of: section)
        let size = asked ?? (isHeader ? layout.headerReferenceSize : layout.footerReferenceSize)
        let length = usable(isVertical ? size.height : size.width)
        guard length > 0 else { return nil }
        let attributes = attributesClass.make(
            .supplementaryView, kind, at: IndexPath(item: 0, section: section))
        attributes.frame =
            isVertical
            ? CGRect(x: 0, y: cursor, width: contentLength, height: length)
            : CGRect(x: cursor, y: 0, width: length, height: contentLength)
        cursor += length
        return attributes
    }

    private func inset(_ section: Int) -> UIEdgeInsets {
        var inset = delegate.inset(of: section) ?? layout.sectionInset
        let reference: UIEdgeInsets =
            switch layout.sectionInsetReference {
            case .fromContentInset: .zero
            case .fromSafeArea: UIView.knowsSafeAreas ? collectionView.safeAreaInsets : .zero
            case .fromLayoutMargins: collectionView.layoutMargins
            }
        if isVertical {
            inset.left += reference.left
            inset.right += reference.right
        } else {
            inset.top += reference.top
            inset.bottom += reference.bottom
        }
        return inset
    }

    private func spacings(_ section: Int) -> (lines: CGFloat, items: CGFloat) {
        let lines = delegate.lineSpacing(of: section)
        let items = delegate.itemSpacing(of: section)
        return (
            finite(lines ?? layout.minimumLineSpacing),
            finite(items ?? layout.minimumInteritemSpacing)
        )
    }

    private func size(_ path: IndexPath, availableLength: CGFloat) -> CGSize {
        if let size = preferred[path] { return size }
        let estimate = layout.estimatedItemSize
        let isEstimated = estimate != .zero
        var size = delegate.itemSize(at: path) ?? layout.itemSize
        if isEstimated, size == layout.itemSize, estimate != Self.automatic { size = estimate }
        guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
            ListDiagnostic.sizeNotFinite(size, path).report(at: collectionView)
            return .zero
        }
        if (isVertical ? size.width : size.height) > availableLength + 0.01, availableLength > 0,
            isVertical
        {
            ListDiagnostic.itemTooWide.report(at: collectionView)
        }
        return CGSize(width: usable(size.width), height: usable(size.height))
    }

    private static let automatic = UICollectionViewFlowLayout.automaticSize

    private func usable(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(0, length), TableMetrics.greatestHeight) : 0
    }

    private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
