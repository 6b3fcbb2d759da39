import Foundation

public let GKGameModelMaxScore = Int(1 << 24)
public let GKGameModelMinScore = -Int(1 << 24)

public protocol GKGameModelPlayer: NSObjectProtocol {
    var playerId: Int { get }
}

public protocol GKGameModelUpdate: NSObjectProtocol {
    var value: Int { get set }
}

public protocol GKGameModel: NSObjectProtocol, NSCopying {
    var players: [any GKGameModelPlayer]? { get }
    var activePlayer: (any GKGameModelPlayer)? { get }
    func setGameModel(_ gameModel: any GKGameModel)
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    func score(for player: any GKGameModelPlayer) -> Int
    func isWin(for player: any GKGameModelPlayer) -> Bool
    func isLoss(for player: any GKGameModelPlayer) -> Bool
    func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
}

extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { GKGameModelMinScore }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
    public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
}

public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Finds moves by the minimax algorithm: the active player maximizes its score, all others minimize
/// it.
open class GKMinmaxStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    open var maxLookAheadDepth = 1

    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        gameModel?.activePlayer.flatMap(bestMove)
    }

    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
        ranked(for: player).first
    }

    open func randomMove(
        for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
    ) -> (any GKGameModelUpdate)? {
        let moves = ranked(for: player).prefix(max(1, numMovesToConsider))
        guard !moves.isEmpty else { return nil }
        let source = randomSource ?? GKRandomSource.sharedRandom()
        return moves[moves.startIndex + source.nextInt(upperBound: moves.count)]
    }

    /// The moves with their values, the best one first; earlier moves precede equal ones.
    private func ranked(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let model = gameModel, let moves = model.gameModelUpdates(for: player) else {
            return []
        }
        for move in moves {
            guard let next = Self.model(model, after: move) else { continue }
            move.value = value(of: next, for: player, depth: maxLookAheadDepth - 1)
        }
        return moves.enumerated().sorted {
            ($1.element.value, $0.offset) < ($0.element.value, $1.offset)
        }.map(\.element)
    }

    private func value(
        of model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int
    ) -> Int {
        if model.isWin(for: player) { return GKGameModelMaxScore }
        if model.isLoss(for: player) { return GKGameModelMinScore }
        guard depth > 0, let active = model.activePlayer,
            let moves = model.gameModelUpdates(for: active), !moves.isEmpty
        else { return model.score(for: player) }
        let values = moves.lazy.compactMap { Self.model(model, after: $0) }.map {
            self.value(of: $0, for: player, depth: depth - 1)
        }
        let isOwn = active.playerId == player.playerId
        return (isOwn ? values.max() : values.min()) ?? model.score(for: player)
    }

    private static func model(
        _ model: any GKGameModel, after move: any GKGameModelUpdate
    ) -> (any GKGameModel)? {
        guard let copy = model.copy(with: nil) as? any GKGameModel else { return nil }
        copy.setGameModel(model)
        copy.apply(move)
        return copy
    }
}
