import GameplayKitStub
import Testing

private final class Player: NSObject, GKGameModelPlayer {
    let playerId: Int
    init(_ id: Int) { playerId = id }
}

private final class Take: NSObject, GKGameModelUpdate {
    var value = 0
    let count: Int
    init(_ count: Int) { self.count = count }
}

/// A pile from which players take one to three; who takes the last one wins.
private final class Pile: NSObject, GKGameModel {
    var rest: Int
    var turn = 0
    let all = [Player(0), Player(1)]
    init(_ rest: Int) { self.rest = rest }
    var players: [any GKGameModelPlayer]? { all }
    var activePlayer: (any GKGameModelPlayer)? { all[turn] }
    func copy(with zone: NSZone? = nil) -> Any { Pile(rest) }
    func setGameModel(_ gameModel: any GKGameModel) {
        guard let other = gameModel as? Pile else { return }
        (rest, turn) = (other.rest, other.turn)
    }
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        rest == 0 ? nil : (1...min(3, rest)).map(Take.init)
    }
    func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        guard let take = gameModelUpdate as? Take else { return }
        (rest, turn) = (rest - take.count, 1 - turn)
    }
    func isWin(for player: any GKGameModelPlayer) -> Bool { rest == 0 && turn != player.playerId }
    func isLoss(for player: any GKGameModelPlayer) -> Bool { rest == 0 && turn == player.playerId }
    func score(for player: any GKGameModelPlayer) -> Int { 0 }
}

@Suite struct GKMinmaxStrategistTests {
    /// A multiple of four is lost for the player whose turn it is.
    @Test(arguments: [5: 1, 6: 2, 7: 3]) func findsTheWinningMove(rest: Int, move: Int) {
        let strategist = GKMinmaxStrategist()
        strategist.maxLookAheadDepth = 6
        strategist.gameModel = Pile(rest)
        #expect((strategist.bestMoveForActivePlayer() as? Take)?.count == move)
    }
}
