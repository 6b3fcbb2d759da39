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
        arrow.triangle.2.circlepath 138 112: s A0 0 40 -165 -30; s A0 0 40 15 150; f M28 -40 L52 \
        -12 L16 -8 Z; f M-28 40 L-52 12 L-16 8 Z
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
        arrow.down.doc: = doc; i M0 -8 L0 36; i M-14 22 L0 36 L14 22
        arrow.merge 105 111: s M-36 -44 L-36 -30 L0 6 L0 44; s M36 -44 L36 -30 L0 6
        arrow.branch 105 111: s M-22 46 L-22 -40; s M-40 -24 L-22 -44 L-4 -24; s M-22 34 C-22 4 \
        28 14 28 -20; s M10 -8 L28 -26 L46 -8
        arrowtriangle.right 105 105: o M-34 -42 L38 0 L-34 42 Z
        arrowtriangle.left 105 105: = arrowtriangle.right mirror
        arrowtriangle.up 105 105: = arrowtriangle.right @-90
        arrowtriangle.down 105 105: = arrowtriangle.right @90
        arrowtriangle.forward: = arrowtriangle.right
        arrowtriangle.backward: = arrowtriangle.left
        return 120 100: s M44 -38 L44 12 L-44 12; s M-18 -14 L-46 12 L-18 38
        square.and.arrow.up 114 124.5: s M-16 -22 L-30 -22 Q-37 -22 -37 -15 L-37 43 Q-37 50 -30 \
        50 L30 50 Q37 50 37 43 L37 -15 Q37 -22 30 -22 L16 -22; s M0 14 L0 -52; s M-17 -37 L0 -54 \
        L17 -37
        square.and.arrow.up.fill 114 124.5: f R-41 -24 82 78 11; k M0 14 L0 -52; s M0 14 L0 -52; \
        s M-17 -37 L0 -54 L17 -37
        square.and.arrow.down 114 124.5: s M-16 -22 L-30 -22 Q-37 -22 -37 -15 L-37 43 Q-37 50 \
        -30 50 L30 50 Q37 50 37 43 L37 -15 Q37 -22 30 -22 L16 -22; s M0 -54 L0 18; s M-17 2 L0 \
        19 L17 2
        rectangle.portrait.and.arrow.right 128 111: s M6 -46 L-38 -46 L-38 46 L6 46 L6 30; s M6 \
        -46 L6 -30; s M-12 0 L50 0; s M32 -18 L51 0 L32 18
        rectangle.portrait.and.arrow.forward: = rectangle.portrait.and.arrow.right
        arrowshape.right 128 100: o M-54 -16 L6 -16 L6 -38 L56 0 L6 38 L6 16 L-54 16 Z
        arrowshape.left 128 100: = arrowshape.right mirror
        arrowshape.up 100 128: = arrowshape.right @-90
        arrowshape.down 100 128: = arrowshape.right @90
        arrowshape.forward 128 100: = arrowshape.right
        arrowshape.backward 128 100: = arrowshape.left
        arrowshape.turn.up.backward 135 110: = arrowshape.turn.up.left
        arrowshape.turn.up.forward 135 110: = arrowshape.turn.up.right
        arrowshape.turn.up.left.2 150 110: s1 M-38 -38 L-70 -4 L-38 30; = \
        arrowshape.turn.up.left 14 0 1
        arrowshape.turn.up.backward.2 150 110: = arrowshape.turn.up.left.2
        arrowshape.bounce.right 140 105: s M-56 14 C-48 -36 -10 -36 -4 6 C4 -24 20 -30 36 -24; f \
        M30 -44 L58 -18 L24 -6 Z
        arrowshape.zigzag.right 130 105: s M-54 24 L-20 -24 L8 20 L40 -24; f M28 -40 L54 -40 L50 \
        -10 Z
        arrow.triangle.branch 105 118: s M-24 46 L-24 -16; f M-24 -50 L-4 -18 L-44 -18 Z; s M-24 \
        34 C-24 6 28 18 28 -8; f M28 -40 L48 -8 L8 -8 Z
        arrow.triangle.merge 105 118: s M0 46 L0 -16; f M0 -50 L22 -18 L-22 -18 Z; s M-36 46 \
        C-36 20 0 24 0 0; s M36 46 C36 20 0 24 0 0
        arrow.triangle.swap 117 108: s M-44 -20 L20 -20; f M50 -20 L20 -2 L20 -38 Z; s M44 20 \
        L-20 20; f M-50 20 L-20 38 L-20 2 Z
        arrow.triangle.pull 117 108: s O0 34 9; s M0 24 L0 -14; f M0 -48 L18 -14 L-18 -14 Z
        arrow.triangle.turn.up.right.diamond 122 122: o M-5 -48 Q0 -53 5 -48 L48 -5 Q53 0 48 5 \
        L5 48 Q0 53 -5 48 L-48 5 Q-53 0 -48 -5 Z; i M-18 20 L-18 -2 L10 -2; d M8 -18 L28 -2 L8 \
        14 Z
        arrow.triangle.turn.up.right.circle 116.5 111.5: o O0 0 45.6; i M-18 20 L-18 -4 L8 -4; d \
        M6 -20 L28 -4 L6 12 Z
        arrow.triangle.2.circlepath.camera 135 105: = camera.rotate
        arrow.triangle.2.circlepath.icloud 141 96: = icloud; i A0 8 15 -160 -20; i A0 8 15 20 \
        160
        arrow.triangle.capsulepath 138 105: s M-30 -26 L20 -26 C52 -26 52 26 20 26; s M30 26 \
        L-20 26 C-52 26 -52 -26 -20 -26; f M14 10 L-12 26 L14 42 Z; f M-14 -10 L12 -26 L-14 -42 \
        Z
        arrow.2.squarepath 125 112: s M-36 16 L-36 -24 Q-36 -34 -26 -34 L14 -34; s M2 -48 L18 \
        -34 L2 -20; s M36 -16 L36 24 Q36 34 26 34 L-14 34; s M-2 20 L-18 34 L-2 48
        arrow.3.trianglepath 125 118: s M-10 -42 L10 -42 L34 -4; s M38 -26 L35 -2 L12 -8; s M40 \
        14 L26 38 L-20 38; s M-4 24 L-22 38 L-4 52; s M-38 34 L-44 10 L-22 -26; s M-42 -20 L-20 \
        -30 L-12 -8
        arrow.rectanglepath 138 108: s M-44 10 L-44 -26 L40 -26; s M26 -40 L42 -26 L26 -12; s \
        M44 -10 L44 26 L-40 26; s M-26 12 L-42 26 L-26 40
        arrow.trianglehead.2.clockwise 138 112: = arrow.2.circlepath
        arrow.trianglehead.2.clockwise.rotate.90 138 112: = arrow.2.circlepath
        arrow.trianglehead.2.counterclockwise 138 112: = arrow.2.circlepath mirror
        arrow.trianglehead.clockwise 105.5 123: = arrow.clockwise
        arrow.trianglehead.counterclockwise 105.5 123: = arrow.counterclockwise
        arrow.trianglehead.2.clockwise.rotate.90.camera 120 87.19: = camera.rotate
        arrow.trianglehead.2.clockwise.rotate.90.icloud 141 96: = \
        arrow.triangle.2.circlepath.icloud
        arrow.trianglehead.branch 105 118: = arrow.triangle.branch
        arrow.trianglehead.merge 105 118: = arrow.triangle.merge
        arrow.trianglehead.swap 117 108: = arrow.triangle.swap
        arrow.trianglehead.turn.up.right.diamond 122 122: = arrow.triangle.turn.up.right.diamond
        arrow.trianglehead.turn.up.right.circle 116.5 111.5: = \
        arrow.triangle.turn.up.right.circle
        arrow.clockwise.heart 122 108: = heart; i A0 -4 14 -40 220
        arrow.clockwise.icloud 141 96: = icloud; i A0 6 15 -30 250
        arrow.counterclockwise.icloud 141 96: = icloud; i A0 6 15 -70 210
        arrow.circlepath 117 115: = arrow.clockwise
        arrow.up.and.down.and.arrow.left.and.right 125 122: s M0 -50 L0 50; s M-50 0 L50 0; s \
        M-14 -38 L0 -52 L14 -38; s M-14 38 L0 52 L14 38; s M-38 -14 L-52 0 L-38 14; s M38 -14 \
        L52 0 L38 14
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left 120 112: s M-40 -40 L40 \
        40; s M40 -40 L-40 40; s M-42 -14 L-42 -42 L-14 -42; s M42 -14 L42 -42 L14 -42; s M-42 \
        14 L-42 42 L-14 42; s M42 14 L42 42 L14 42
        arrow.up.left.and.down.right.magnifyingglass 114.5 105: = magnifyingglass; s M-20 -20 L2 \
        2; s M-22 -8 L-22 -22 L-8 -22; s M-10 4 L4 4 L4 -10
        arrow.up.backward.and.arrow.down.forward 112 105: = arrow.up.left.and.arrow.down.right
        arrow.down.forward.and.arrow.up.backward 112 105: = arrow.down.right.and.arrow.up.left
        arrow.down.backward.and.arrow.up.forward 112 105: = arrow.up.left.and.arrow.down.right \
        mirror
        arrow.up.right.and.arrow.down.left 112 105: = arrow.up.left.and.arrow.down.right mirror
        arrow.down.left.and.arrow.up.right 112 105: = arrow.up.left.and.arrow.down.right mirror
        arrow.up.forward.and.arrow.down.backward 112 105: = arrow.up.left.and.arrow.down.right \
        mirror
        arrow.up.backward 100 94: = arrow.up.left
        arrow.down.forward 100 94: = arrow.down.right
        arrow.down.backward 100 94: = arrow.down.left
        arrow.up.forward.app 111.5 99.5: = app; i M-18 18 L18 -18; i M-10 -20 L20 -20 L20 10
        arrow.up.right.and.arrow.down.left.rectangle 140 100: = rectangle; i M8 -6 L34 -22; i \
        M16 -24 L36 -24 L36 -8; i M-8 6 L-34 22; i M-16 24 L-36 24 L-36 8
        arrow.left.arrow.right.square 111.5 99.5: = square; i M-24 -12 L24 -12; i M10 -26 L25 \
        -12; i M24 14 L-24 14; i M-10 28 L-25 14
        arrow.up.arrow.down.square 111.5 99.5: = square; i M-13 22 L-13 -22; i M-26 -10 L-13 -23 \
        L0 -10; i M13 -22 L13 22; i M0 10 L13 23 L26 10
        arrow.forward.to.line 120 92: = arrow.right.to.line
        arrow.backward.to.line 120 92: = arrow.left.to.line
        arrow.right.to.line.compact 120 92: = arrow.right.to.line
        arrow.left.to.line.compact 120 92: = arrow.left.to.line
        arrow.up.to.line.compact 92 120: = arrow.up.to.line
        arrow.down.to.line.compact 92 120: = arrow.down.to.line
        arrow.up.and.line.horizontal.and.arrow.down 100 125: s M-40 0 L40 0; s M0 -14 L0 -50; s \
        M-16 -36 L0 -52 L16 -36; s M0 14 L0 50; s M-16 36 L0 52 L16 36
        arrow.down.and.line.horizontal.and.arrow.up 100 125: s M-40 0 L40 0; s M0 -50 L0 -14; s \
        M-16 -28 L0 -12 L16 -28; s M0 50 L0 14; s M-16 28 L0 12 L16 28
        arrow.left.and.line.vertical.and.arrow.right 125 100: = \
        arrow.up.and.line.horizontal.and.arrow.down @90
        arrow.right.and.line.vertical.and.arrow.left 125 100: = \
        arrow.down.and.line.horizontal.and.arrow.up @90
        arrow.left.and.right.square 111.5 99.5: = square; i M-26 0 L26 0; i M-14 -13 L-27 0 L-14 \
        13; i M14 -13 L27 0 L14 13
        arrow.left.and.right.righttriangle.left.righttriangle.right 140 105: s M0 -44 L0 44; o \
        M-12 -26 L-12 26 L-54 26 Z; o M12 -26 L12 26 L54 26 Z
        arrow.up.and.down.righttriangle.up.righttriangle.down 105 140: = flip.horizontal @90
        arrow.turn.up.forward.iphone 120 124: = iphone 14 0 0.92; k M-44 38 L-44 -2 L-10 -2; s \
        M-44 38 L-44 4 Q-44 -4 -36 -4 L-6 -4; s M-20 -18 L-6 -4 L-20 10
        arrow.turn.left.up 100 120: = arrow.turn.up.left @90
        arrow.turn.right.up 100 120: = arrow.turn.up.right @-90
        arrow.turn.left.down 100 120: = arrow.turn.down.left @-90
        arrow.turn.right.down 100 120: = arrow.turn.down.right @90
        arrow.uturn.up 102.5 117.5: = arrow.uturn.backward @90
        arrow.uturn.down 102.5 117.5: = arrow.uturn.backward @-90
        arrow.down.app 111.5 99.5: = app; i M0 -22 L0 22; i M-16 6 L0 23 L16 6
        arrow.up.doc 100 121: = doc; i M0 -8 L0 36; i M-14 6 L0 -8 L14 6
        arrow.up.document 100 121: = arrow.up.doc
        arrow.down.document 100 121: = arrow.down.doc
        arrow.right.doc.on.clipboard 130 128: = clipboard -14 0 1; k M-8 12 L56 12; s M-8 12 L52 \
        12; s M36 -4 L53 12 L36 28
        arrow.up.folder 132 103: = folder; i M0 -2 L0 30; i M-14 10 L0 -3 L14 10
        arrow.down.circle.dotted 116.5 111.5: = circle.dashed; s M0 -22 L0 22; s M-16 6 L0 23 \
        L16 6
        arrowkeys 130 108: o R-18 -44 36 36 6; o R-58 4 36 36 6; o R-18 4 36 36 6; o R22 4 36 36 \
        6
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right 130 100: s M0 -38 L0 38; o \
        M-18 -26 L-54 0 L-18 26 Z; o M18 -26 L54 0 L18 26 Z
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left 130 100: s M0 -38 L0 38; o \
        M-54 -26 L-18 0 L-54 26 Z; o M54 -26 L18 0 L54 26 Z
        arrowtriangle.up.arrowtriangle.down.window.right 130 105: = macwindow
        chevron.up.2 100 105: s M-32 -8 L0 -38 L32 -8; s M-32 34 L0 4 L32 34
        chevron.down.2 100 105: = chevron.up.2 @180
        chevron.forward.2 109 97: = chevron.right.2
        chevron.backward.2 109 97: = chevron.left.2
        chevron.forward.to.line 100 97: s M-28 -38 L10 0 L-28 38; s M34 -38 L34 38
        chevron.right.to.line 100 97: = chevron.forward.to.line
        chevron.left.to.line 100 97: = chevron.forward.to.line mirror
        chevron.backward.to.line 100 97: = chevron.left.to.line
        chevron.left.chevron.right 120 100: s M-20 -32 L-52 0 L-20 32; s M20 -32 L52 0 L20 32
        chevron.left.slash.chevron.right 150 106: = chevron.left.forwardslash.chevron.right
        """
}
