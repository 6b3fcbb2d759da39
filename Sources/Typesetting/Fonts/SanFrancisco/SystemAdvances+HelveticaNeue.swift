/// The advances of Helvetica Neue's characters from the space to the tilde, in 1/1000 em: those of the
/// foundry's Neue Helvetica 55, fitted to stored labels (Documentation/Fonts.md 4.4).
extension SystemAdvances {
    static let helveticaNeueRegular: [Int16] = [
        282, 260, 426, 561, 556, 1000, 630, 279, 260, 260, 353, 600, 278, 391, 283, 333, 556,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 282, 278, 600, 600, 600, 556, 800, 648,
        685, 723, 701, 613, 573, 754, 723, 258, 519, 666, 565, 878, 722, 761, 647, 761, 691,
        650, 564, 724, 616, 924, 611, 649, 611, 259, 333, 259, 600, 502, 222, 530, 602, 548,
        595, 545, 303, 582, 555, 230, 222, 520, 224, 841, 557, 586, 584, 594, 335, 489, 322,
        550, 501, 762, 517, 489, 481, 333, 222, 333, 600,
    ]
}
