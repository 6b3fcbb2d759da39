extension SymbolRows {
    static let arrows = """
        chevron.right 73.5 97: s M-19 -38 L19 0 L-19 38
        chevron.left 73.5 97: = chevron.right mirror
        chevron.down 109 68: s M-38 -19 L0 19 L38 -19
        chevron.up 109 68: s M-38 19 L0 -19 L38 19
        chevron.forward 73.5 97: = chevron.right
        chevron.backward 73.5 97: = chevron.left
        chevron.compact.down 109.8 40: s M-45 -9 L0 9 L45 -9
        chevron.compact.up 109.8 40: s M-45 9 L0 -9 L45 9
        chevron.compact.right 46 100: s M-9 -40 L9 0 L-9 40
        chevron.compact.left 46 100: = chevron.compact.right mirror
        chevron.up.chevron.down 76 105: s M-26 -14 L0 -38 L26 -14; s M-26 14 L0 38 L26 14
        chevron.up.down: = chevron.up.chevron.down
        chevron.left.forwardslash.chevron.right 150 106: s M-38 -28 L-66 0 L-38 28; s M38 -28 \
        L66 0 L38 28; s M14 -44 L-14 44
        chevron.left.2 109 97: s M-4 -36 L-38 0 L-4 36; s M34 -36 L0 0 L34 36
        chevron.right.2 109 97: = chevron.left.2 mirror
        arrow.right 111.5 87: s M-43 0 L42 0; s M10 -33 L43 0 L10 33
        arrow.left 111.5 87: = arrow.right mirror
        arrow.up 92 105.5: = arrow.right @-90
        arrow.down 92 105.5: = arrow.right @90
        arrow.forward 111.5 87: = arrow.right
        arrow.backward 111.5 87: = arrow.left
        arrow.up.right 100 94: s M-32 32 L31 -31; s M-14 -33 L33 -33 L33 14
        arrow.up.left 100 94: = arrow.up.right mirror
        arrow.down.right 100 94: = arrow.up.right @90
        arrow.down.left 100 94: = arrow.up.right @180
        arrow.up.forward 100 94: = arrow.up.right
        arrow.uturn.backward 117.5 102.5: s M-16 -42 L-43 -16 L-16 10; s M-42 -16 L14 -16 C52 \
        -16 52 39 14 39 L-8 39
        arrow.uturn.left 117.5 102.5: = arrow.uturn.backward
        arrow.uturn.forward 117.5 102.5: = arrow.uturn.backward mirror
        arrow.uturn.right 117.5 102.5: = arrow.uturn.forward
        arrow.turn.up.left 120 100: s M-18 -38 L-46 -12 L-18 14; s M-45 -12 L44 -12 L44 38
        arrow.turn.up.right 120 100: = arrow.turn.up.left mirror
        arrow.turn.down.right 120 100: s M-44 -38 L-44 12 L45 12; s M18 -14 L46 12 L18 38
        arrow.turn.down.left 120 100: = arrow.turn.down.right mirror
        arrowshape.turn.up.left 135 110: o M-48 -4 L-6 -42 L-6 -20 C30 -20 50 4 50 40 C36 18 20 \
        12 -6 12 L-6 34 Z
        arrowshape.turn.up.right 135 110: = arrowshape.turn.up.left mirror
        arrow.clockwise 105.5 123: s A0 5 41 -28 284; s M1 -55 L19 -36 L1 -17
        arrow.counterclockwise 105.5 123: = arrow.clockwise mirror
        goforward 105.5 123: s A0 5 41 -32 270; f M-3 -56 L26 -36 L-3 -16 Z
        gobackward 105.5 123: = goforward mirror
        arrow.2.circlepath 138 112: s A0 0 38 -160 -20; s A0 0 38 20 160; s M36 -36 L40 -12 L16 \
        -14; s M-36 36 L-40 12 L-16 14
        arrow.triangle.2.circlepath 138 112: s A0 0 40 -165 -30; s A0 0 40 15 150; f M28 -40 \
        L52 -12 L16 -8 Z; f M-28 40 L-52 12 L-16 8 Z
        arrow.up.arrow.down 138 105: s M-26 -38 L-26 40; s M-46 -18 L-26 -40 L-6 -18; s M26 38 \
        L26 -40; s M6 18 L26 40 L46 18
        arrow.left.arrow.right 138 110: = arrow.up.arrow.down @-90
        arrow.right.arrow.left 138 110: = arrow.left.arrow.right mirror
        arrow.left.and.right 138 84: s M-52 0 L52 0; s M-28 -26 L-53 0 L-28 26; s M28 -26 L53 0 \
        L28 26
        arrow.up.and.down 84 138: = arrow.left.and.right @90
        arrow.up.left.and.arrow.down.right 112 105: s M-8 -8 L-38 -38; s M-38 -10 L-38 -38 L-10 \
        -38; s M8 8 L38 38; s M38 10 L38 38 L10 38
        arrow.down.right.and.arrow.up.left 112 105: s M-42 -42 L-10 -10; s M-10 -36 L-10 -10 \
        L-36 -10; s M42 42 L10 10; s M10 36 L10 10 L36 10
        arrow.down.to.line 92 120: s M0 -46 L0 26; s M-28 0 L0 28 L28 0; s M-36 46 L36 46
        arrow.up.to.line 92 120: = arrow.down.to.line @180
        arrow.right.to.line 120 92: = arrow.down.to.line @-90
        arrow.left.to.line 120 92: = arrow.down.to.line @90
        arrow.down.doc: o M-30 -46 L10 -46 L34 -20 L34 46 L-30 46 Z; i M0 -18 L0 26; i M-14 12 \
        L0 26 L14 12
        arrow.merge 105 111: s M-36 -44 L-36 -30 L0 6 L0 44; s M36 -44 L36 -30 L0 6
        arrow.branch 105 111: s M0 44 L0 6; s M0 20 L-34 -14 L-34 -42; s M0 20 L34 -14 L34 -42
        arrowtriangle.right 105 105: o M-34 -42 L38 0 L-34 42 Z
        arrowtriangle.left 105 105: = arrowtriangle.right mirror
        arrowtriangle.up 105 105: = arrowtriangle.right @-90
        arrowtriangle.down 105 105: = arrowtriangle.right @90
        arrowtriangle.forward: = arrowtriangle.right
        arrowtriangle.backward: = arrowtriangle.left
        return 120 100: s M44 -38 L44 12 L-44 12; s M-18 -14 L-46 12 L-18 38
        square.and.arrow.up 114 124.5: s M-16 -22 L-30 -22 Q-37 -22 -37 -15 L-37 43 Q-37 50 -30 \
        50 L30 50 Q37 50 37 43 L37 -15 Q37 -22 30 -22 L16 -22; s M0 14 L0 -52; s M-17 -37 L0 \
        -54 L17 -37
        square.and.arrow.up.fill 114 124.5: f R-41 -24 82 78 11; k M0 14 L0 -52; s M0 14 L0 \
        -52; s M-17 -37 L0 -54 L17 -37
        square.and.arrow.down 114 124.5: s M-16 -22 L-30 -22 Q-37 -22 -37 -15 L-37 43 Q-37 50 \
        -30 50 L30 50 Q37 50 37 43 L37 -15 Q37 -22 30 -22 L16 -22; s M0 -54 L0 18; s M-17 2 L0 \
        19 L17 2
        rectangle.portrait.and.arrow.right 128 111: s M6 -46 L-38 -46 L-38 46 L6 46 L6 30; s M6 \
        -46 L6 -30; s M-12 0 L50 0; s M32 -18 L51 0 L32 18
        rectangle.portrait.and.arrow.forward: = rectangle.portrait.and.arrow.right
        """
}
