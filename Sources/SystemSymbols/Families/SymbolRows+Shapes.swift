extension SymbolRows {
    static let shapes = """
        circle.dashed 116.5 111.5: s A0 0 45.6 -12 12; s A0 0 45.6 33 57; s A0 0 45.6 78 102; s \
        A0 0 45.6 123 147; s A0 0 45.6 168 192; s A0 0 45.6 213 237; s A0 0 45.6 258 282; s A0 0 \
        45.6 303 327
        circle.dotted 116.5 111.5: f O45 0 5; f O31.8 31.8 5; f O0 45 5; f O-31.8 31.8 5; f O-45 \
        0 5; f O-31.8 -31.8 5; f O0 -45 5; f O31.8 -31.8 5
        circle.circle 116.5 111.5: s O0 0 45.6; s O0 0 20
        smallcircle.circle 116.5 111.5: s O0 0 45.6; s O0 0 14
        smallcircle.filled.circle 116.5 111.5: s O0 0 45.6; f O0 0 18
        largecircle.fill.circle 116.5 111.5: s O0 0 45.6; f O0 0 32
        dot.circle 116.5 111.5: o O0 0 45.6; d O0 0 14
        slash 96 100: s M26 -40 L-26 40
        nosign 116.5 111.5: s O0 0 45.6; s M-32 -32 L32 32
        burst 120 118: o M0 -52 L9 -35 L26 -45 L25 -25 L45 -26 L35 -9 L52 0 L35 9 L45 26 L25 25 \
        L26 45 L9 35 L0 52 L-9 35 L-26 45 L-25 25 L-45 26 L-35 9 L-52 0 L-35 -9 L-45 -26 \
        L-25 -25 L-26 -45 L-9 -35 Z
        dot.circle.and.hand.point.up.left 130 130: = dot.circle -10 -10 0.9; = hand.point.up.left 24 26 \
        0.6
        dot.square 111.5 99.5: o R-41 -41 82 82 17; d O0 0 14
        dot.squareshape 120 106.88: o R-41 -41 82 82 4; d O0 0 12
        dot.squareshape.split.2x2 111.5 99.5: o R-41 -41 82 82 4; i M0 -41 L0 41; i M-41 0 L41 0
        dot.viewfinder 117 105: = viewfinder; f O0 0 14
        target 116.5 111.5: s O0 0 45.6; s O0 0 25; f O0 0 9
        circle.grid.cross 117 115: o O0 -34 11; o O0 34 11; o O-34 0 11; o O34 0 11; f O0 0 7
        circle.grid.2x2 111 105: o O-24 -24 18; o O24 -24 18; o O-24 24 18; o O24 24 18
        circle.grid.2x1 111 70: o O-24 0 18; o O24 0 18
        circle.hexagongrid 125 112: o O0 0 11; o O34 0 11; o O-34 0 11; o O17 -30 11; o O-17 -30 \
        11; o O17 30 11; o O-17 30 11
        circle.hexagonpath 125 112: s O0 -34 11; s O30 17 11; s O-30 17 11; s M8 -24 L22 8; s \
        M-8 -24 L-22 8; s M-18 18 L18 18
        circle.on.square 121 112: = square.on.square
        square.on.circle 121 112: o O14 14 32; s M-16 22 L-36 22 Q-46 22 -46 12 L-46 -36 Q-46 \
        -46 -36 -46 L12 -46 Q22 -46 22 -36 L22 -18
        circle.and.line.horizontal 116 110: o O0 0 30; s M-52 0 L-30 0; s M30 0 L52 0
        square.dashed 111.5 99.5: s M-41 -22 L-41 -28 Q-41 -41 -28 -41 L-22 -41; s M22 -41 L28 \
        -41 Q41 -41 41 -28 L41 -22; s M41 22 L41 28 Q41 41 28 41 L22 41; s M-22 41 L-28 41 Q-41 \
        41 -41 28 L-41 22; s M-6 -41 L6 -41; s M-6 41 L6 41; s M-41 -6 L-41 6; s M41 -6 L41 6
        square.dotted 111.5 99.5: = square.dashed
        app.dashed 111.5 99.5: = square.dashed
        rectangle.dashed 140 100: s M-58 -16 L-58 -24 Q-58 -40 -42 -40 L-34 -40; s M34 -40 L42 \
        -40 Q58 -40 58 -24 L58 -16; s M58 16 L58 24 Q58 40 42 40 L34 40; s M-34 40 L-42 40 Q-58 \
        40 -58 24 L-58 16; s M-14 -40 L14 -40; s M-14 40 L14 40; s M-58 -1 L-58 1; s M58 -1 L58 \
        1
        squareshape 111.5 99.5: o R-41 -41 82 82 5
        squareshape.dashed.squareshape 120 106.88: o R-41 -41 82 82 5; i R-18 -18 36 36 2
        squareshape.split.2x2 111.5 99.5: o R-41 -41 82 82 5; i M0 -41 L0 41; i M-41 0 L41 0
        squareshape.split.3x3 111.5 99.5: = tablecells 0 0 0.9
        square.split.2x1 111.5 99.5: o R-41 -41 82 82 17; i M0 -41 L0 41
        square.split.1x2 111.5 99.5: o R-41 -41 82 82 17; i M-41 0 L41 0
        square.split.2x2 111.5 99.5: o R-41 -41 82 82 17; i M0 -41 L0 41; i M-41 0 L41 0
        square.split.diagonal 111.5 99.5: o R-41 -41 82 82 17; i M-36 36 L36 -36
        square.split.bottomrightquarter 111.5 99.5: o R-41 -41 82 82 17; d R4 4 28 28 5
        rectangle.split.2x1 140 100: o R-56 -39 112 78 14; i M0 -39 L0 39
        rectangle.split.3x1 140 100: o R-56 -39 112 78 14; i M-19 -39 L-19 39; i M19 -39 L19 39
        rectangle.split.1x2 140 100: o R-56 -39 112 78 14; i M-56 0 L56 0
        rectangle.split.2x2 140 100: o R-56 -39 112 78 14; i M0 -39 L0 39; i M-56 0 L56 0
        rectangle.split.3x3 140 100: o R-56 -39 112 78 14; i M-19 -39 L-19 39; i M19 -39 L19 39; \
        i M-56 -13 L56 -13; i M-56 13 L56 13
        rectangle.3.group 140 112: o R-58 -42 50 38 8; o R8 -42 50 84 8; o R-58 10 50 32 8
        rectangle.3.offgrid 140 112: = rectangle.3.group
        rectangle.grid.3x2 140 96: o R-60 -38 32 32 6; o R-16 -38 32 32 6; o R28 -38 32 32 6; o \
        R-60 8 32 32 6; o R-16 8 32 32 6; o R28 8 32 32 6
        rectangle.grid.3x1 140 60: o R-60 -18 32 36 6; o R-16 -18 32 36 6; o R28 -18 32 36 6
        square.grid.4x3.fill 130 100: f R-56 -40 22 22 4; f R-26 -40 22 22 4; f R4 -40 22 22 4; \
        f R34 -40 22 22 4; f R-56 -10 22 22 4; f R-26 -10 22 22 4; f R4 -10 22 22 4; f R34 -10 \
        22 22 4; f R-56 20 22 22 4; f R-26 20 22 22 4; f R4 20 22 22 4; f R34 20 22 22 4
        square.grid.3x2 130 90: = rectangle.grid.3x2
        square.grid.3x1.below.line.grid.1x2 120 112: s M-46 -40 L46 -40; s M-46 -18 L46 -18; o \
        R-48 6 26 34 5; o R-13 6 26 34 5; o R22 6 26 34 5
        rectangle.center.inset.filled 140 100: s R-56 -39 112 78 14; f R-26 -19 52 38 6
        rectangle.inset.topleft.filled 140 100: s R-56 -39 112 78 14; f R-44 -27 44 30 5
        rectangle.inset.bottomright.filled 140 100: s R-56 -39 112 78 14; f R0 -3 44 30 5
        rectangle.leftthird.inset.filled 140 100: s R-56 -39 112 78 14; f R-46 -29 30 58 6
        rectangle.leadingthird.inset.filled 140 100: = rectangle.leftthird.inset.filled
        rectangle.rightthird.inset.filled 140 100: = rectangle.leftthird.inset.filled mirror
        rectangle.trailingthird.inset.filled 140 100: = rectangle.rightthird.inset.filled
        rectangle.bottomthird.inset.filled 140 100: s R-56 -39 112 78 14; f R-46 6 92 23 6
        rectangle.topthird.inset.filled 140 100: = rectangle.bottomthird.inset.filled @180
        rectangle.lefthalf.inset.filled 140 100: s R-56 -39 112 78 14; f R-46 -29 44 58 6
        rectangle.righthalf.inset.filled 140 100: = rectangle.lefthalf.inset.filled mirror
        rectangle.tophalf.inset.filled 140 100: s R-56 -39 112 78 14; f R-46 -29 92 28 6
        rectangle.bottomhalf.inset.filled 140 100: = rectangle.tophalf.inset.filled @180
        rectangle.arrowtriangle.2.inward 150 100: o R-20 -40 40 80 8; f M-60 -16 L-34 0 L-60 16 \
        Z; f M60 -16 L34 0 L60 16 Z
        rectangle.arrowtriangle.2.outward 150 100: o R-20 -40 40 80 8; f M-34 -16 L-60 0 L-34 16 \
        Z; f M34 -16 L60 0 L34 16 Z
        rectangle.expand.vertical 120 118: o R-46 -18 92 36 8; s M0 -28 L0 -50; s M-14 -40 L0 \
        -52 L14 -40; s M0 28 L0 50; s M-14 40 L0 52 L14 40
        rectangle.compress.vertical 120 118: o R-46 -10 92 20 6; s M0 -50 L0 -22; s M-14 -34 L0 \
        -22 L14 -34; s M0 50 L0 22; s M-14 34 L0 22 L14 34
        rectangle.on.rectangle.angled 150 112: = rectangle.on.rectangle
        rectangle.portrait.on.rectangle.portrait 112 130: o R-8 -22 50 72 10; s1 M-18 22 L-32 22 \
        Q-42 22 -42 12 L-42 -40 Q-42 -50 -32 -50 L0 -50 Q10 -50 10 -40 L10 -32
        rectangle.portrait.split.2x1 96 118: o R-36 -48 72 96 12; i M0 -48 L0 48
        rectangle.roundedtop 140 100: o M-56 39 L-56 -17 Q-56 -39 -34 -39 L34 -39 Q56 -39 56 -17 \
        L56 39 Z
        rectangle.connected.to.line.below 140 112: o R-46 -44 92 54 10; s M0 10 L0 36; s M-52 42 \
        L52 42
        rectangle.and.arrow.up.right.and.arrow.down.left 140 105: s M18 -38 L54 -38 L54 -8; s \
        M-18 38 L-54 38 L-54 8; s M16 -8 L52 -36; s M-16 8 L-52 36
        rectangle.ratio.16.to.9 150 92: o R-62 -34 124 68 10; i M-42 -18 L-42 -6; i M-42 -18 \
        L-30 -18; i M42 18 L42 6; i M42 18 L30 18
        rectangle.ratio.3.to.4 100 122: o R-36 -48 72 96 10; i M-20 -32 L-20 -20; i M-20 -32 L-8 \
        -32; i M20 32 L20 20; i M20 32 L8 32
        rectangle.ratio.4.to.3 130 105: o R-52 -40 104 80 10; i M-34 -24 L-34 -12; i M-34 -24 \
        L-22 -24; i M34 24 L34 12; i M34 24 L22 24
        aspectratio 140 100: = rectangle.ratio.16.to.9
        rectangle.stack.person.crop 120 115: = person.crop.rectangle.stack
        oval.portrait 92 122: o E0 0 34 48
        capsule.portrait 76 122: o R-26 -50 52 100 26
        pentagon 118 112: o M0 -46 L48 -10 L30 44 L-30 44 L-48 -10 Z
        rhombus 112 118: o M0 -50 L40 0 L0 50 L-40 0 Z
        righttriangle 118 108: o M-44 40 L-44 -40 L44 40 Z
        cylinder 100 118: o M-36 -34 C-36 -54 36 -54 36 -34 L36 36 C36 56 -36 56 -36 36 Z; i \
        M-36 -34 C-36 -16 36 -16 36 -34
        cylinder.split.1x2 100 118: o M-36 -34 C-36 -54 36 -54 36 -34 L36 36 C36 56 -36 56 -36 \
        36 Z; i M-36 -34 C-36 -16 36 -16 36 -34; i M-36 2 C-36 20 36 20 36 2
        cone 105 118: o M0 -50 L40 34 C34 54 -34 54 -40 34 Z; i M-40 34 C-34 18 34 18 40 34
        pyramid 125 112: o M0 -44 L52 26 L8 44 L-52 26 Z; i M0 -44 L8 44
        cube.transparent 112 122: s M0 -52 L44 -28 L44 26 L0 52 L-44 26 L-44 -28 Z; s1 M-44 -28 \
        L0 -4 L44 -28; s1 M0 -4 L0 52; s1 M-44 26 L0 2 L44 26
        cube.box 118 118: = shippingbox
        view.2d 140 100: = rectangle; i M-30 -8 C-28 -22 -10 -20 -12 -8 C-12 0 -26 8 -30 16 L-10 \
        16; i M8 -18 L8 16 L16 16 C34 16 34 -18 16 -18 Z
        view.3d 140 100: = rectangle; i M-30 -14 C-24 -22 -8 -16 -12 -6 C-14 -2 -18 -1 -22 -1 \
        C-8 -1 -6 16 -20 16 C-26 16 -30 14 -32 10; i M8 -18 L8 16 L16 16 C34 16 34 -18 16 -18 Z
        square.stack.3d.down.right 125 112: o R-46 -44 60 60 8; s1 M24 -32 L32 -32 L32 32 L-32 \
        32 L-32 24; s1 M42 -14 L50 -14 L50 50 L-14 50 L-14 42
        square.stack.3d.forward.dottedline 125 120: = square.stack.3d.up
        square.3.layers.3d.bottom.filled 120 117.19: s M0 -52 L54 -24 L0 4 L-54 -24 Z; s M-52 0 \
        L0 27 L52 0; f M-54 24 L0 -4 L54 24 L0 52 Z
        square.3.layers.3d.top.filled 125 122: f M0 -54 L56 -24 L0 6 L-56 -24 Z; s M-52 0 L0 27 \
        L52 0; s M-52 24 L0 51 L52 24
        square.3.layers.3d.middle.filled 125 122: = square.3.layers.3d
        square.3.layers.3d.down.right 125 112: = square.stack.3d.down.right
        square.resize 111.5 99.5: s R-41 -41 82 82 12; s M-16 16 L16 -16; s M-2 -17 L17 -17 L17 \
        2; s M2 17 L-17 17 L-17 -2
        square.resize.up 111.5 99.5: = square.resize
        square.and.line.vertical.and.square.filled 140 90: = square.and.line.vertical.and.square
        square.righthalf.filled 111.5 99.5: s R-41 -41 82 82 17; f M0 -41 L24 -41 Q41 -41 41 -24 \
        L41 24 Q41 41 24 41 L0 41 Z
        square.text.square 111.5 99.5: o R-41 -41 82 82 12; d R-26 -14 20 28 3; i M8 -12 L24 \
        -12; i M8 10 L24 10; i M-24 -26 L24 -26
        square.on.square.dashed 121 112: o R-12 -12 58 58 11; s1 M-34 14 L-36 14 Q-46 14 -46 4 \
        L-46 0; s1 M-46 -22 L-46 -36 Q-46 -46 -36 -46 L-22 -46; s1 M-4 -46 L4 -46 Q14 -46 14 -36 \
        L14 -30
        square.on.square.squareshape.controlhandles 121 112: = square.on.square
        checkmark.rectangle.portrait 100 121: = rectangle.portrait; i M-16 4 L-4 18 L18 -16
        checkmark.rectangle.stack 120 115: = rectangle.stack; i M-18 16 L-4 30 L20 0
        checkmark.gobackward 105.5 123: = gobackward; s M-16 6 L-4 18 L18 -8
        checkmark.message 129 112: = message; i M-20 -4 L-6 12 L22 -18
        questionmark.diamond 118 118: = diamond; i M-12 -10 C-10 -26 14 -24 12 -8 C12 0 0 2 0 \
        10; d O0 24 5
        questionmark.app.dashed 111.5 99.5: = square.dashed; = questionmark 0 0 0.5
        exclamationmark.lock 84 120: = lock; i M0 10 L0 26; d O0 38 5
        exclamationmark.3 96 111.5: s M-26 -42 L-26 14; f O-26 38 6.5; s M0 -42 L0 14; f O0 38 \
        6.5; s M26 -42 L26 14; f O26 38 6.5
        exclamationmark.arrow.circlepath 138 112: = arrow.2.circlepath; s M0 -16 L0 6; f O0 18 5
        exclamationmark.arrow.triangle.2.circlepath 138 112: = arrow.triangle.2.circlepath; s M0 \
        -16 L0 6; f O0 18 5
        exclamationmark.questionmark 96 111.5: s M-26 -42 L-26 14; f O-26 38 6.5; = questionmark \
        18 0 0.95
        plus.forwardslash.minus 125 112: s M32 -46 L-32 46; s M-26 -42 L-26 -14; s M-40 -28 L-12 \
        -28; s M12 28 L40 28
        minus.forwardslash.plus 125 112: s M32 -46 L-32 46; s M-40 -28 L-12 -28; s M26 14 L26 \
        42; s M12 28 L40 28
        plus.slash.minus 125 112: = plus.forwardslash.minus
        lessthan 92 100: s M32 -34 L-32 0 L32 34
        greaterthan 92 100: = lessthan mirror
        curlybraces 110 112: s M-16 -46 C-44 -50 -22 -4 -48 0 C-22 4 -44 50 -16 46; s M16 -46 \
        C44 -50 22 -4 48 0 C22 4 44 50 16 46
        ellipsis.curlybraces 130 112: s M-28 -46 C-54 -50 -34 -4 -60 0 C-34 4 -54 50 -28 46; s \
        M28 -46 C54 -50 34 -4 60 0 C34 4 54 50 28 46; f O-16 0 5; f O0 0 5; f O16 0 5
        ellipsis.vertical 40 100: f O0 -32 9; f O0 0 9; f O0 32 9
        ellipsis.rectangle 140 100: = rectangle; d O-26 0 7; d O0 0 7; d O26 0 7
        ellipsis.viewfinder 117 105: = viewfinder; f O-20 0 6; f O0 0 6; f O20 0 6
        option 125 96: s M-48 -34 L-22 -34 L22 34 L50 34; s M14 -34 L50 -34
        command 112 112: s M-18 -18 L-18 -30 C-18 -48 -44 -46 -42 -28 C-42 -20 -36 -18 -30 -18 \
        L30 -18 C36 -18 42 -20 42 -28 C44 -46 18 -48 18 -30 L18 30 C18 48 44 46 42 28 C42 20 36 \
        18 30 18 L-30 18 C-36 18 -42 20 -42 28 C-44 46 -18 48 -18 30 Z
        control 100 60: s M-32 14 L0 -16 L32 14
        shift 115 112: o M0 -44 L46 4 L22 4 L22 42 L-22 42 L-22 4 L-46 4 Z
        capslock 115 118: o M0 -50 L46 -4 L22 -4 L22 20 L-22 20 L-22 -4 L-46 -4 Z; o R-22 34 44 \
        16 3
        escape 116 116: s A0 4 42 -50 230; s M0 4 L-36 -40; s M-38 -16 L-37 -41 L-12 -42
        fn 125 96: s M-24 40 L-24 -22 C-24 -40 -12 -44 0 -40; s M-42 -10 L-6 -10; s M10 40 L10 \
        -10; s M10 6 C16 -16 46 -18 46 8 L46 40
        space 130 60: s M-50 -14 L-50 14 L50 14 L50 -14
        delete.left 138 105: o M-20 -38 L50 -38 Q60 -38 60 -28 L60 28 Q60 38 50 38 L-20 38 L-56 \
        0 Z; i M0 -18 L36 18; i M36 -18 L0 18
        delete.right 138 105: = delete.left mirror
        delete.backward 138 105: = delete.left
        delete.forward 138 105: = delete.right
        clear 138 105: o R-56 -38 112 76 12; i M-18 -18 L18 18; i M18 -18 L-18 18
        eject 116 108: o M0 -44 L46 8 L-46 8 Z; o R-46 24 92 16 3
        sleep 117 112: s O0 0 45.6; s M-14 -18 L16 -18 L-14 18 L16 18
        zzz 115 110: s M-46 6 L-10 6 L-46 44 L-10 44; s M2 -14 L28 -14 L2 14 L28 14; s M22 -48 \
        L44 -48 L22 -26 L44 -26
        power.dotted 105 115: f O-30 -24 5; f O-39 -2 5; f O-33 22 5; f O-14 40 5; f O14 40 5; \
        f O33 22 5; f O39 -2 5; f O30 -24 5; s M0 -50 L0 0
        rays 117 115: s M0 -28 L0 -48; s M0 28 L0 48; s M-28 0 L-48 0; s M28 0 L48 0; s M-20 -20 \
        L-34 -34; s M20 -20 L34 -34; s M-20 20 L-34 34; s M20 20 L34 34
        slowmo 117 115: s O0 0 14; s M0 -32 L0 -48; s M0 32 L0 48; s M-32 0 L-48 0; s M32 0 L48 \
        0; s M-22 -22 L-34 -34; s M22 -22 L34 -34; s M-22 22 L-34 34; s M22 22 L34 34
        timelapse 117 115: = circle.dotted; s O0 0 26
        sparkle 115 115: o M0 -50 C5 -12 12 -5 50 0 C12 5 5 12 0 50 C-5 12 -12 5 -50 0 C-12 -5 \
        -5 -12 0 -50 Z
        sparkles.rectangle.stack 120 115: = rectangle.stack; d M0 -3 C2 10 5 13 18 15 C5 17 2 20 \
        0 33 C-2 20 -5 17 -18 15 C-5 13 -2 10 0 -3 Z
        sparkles.tv 138 112: = tv; d M0 -26 C2 -13 5 -10 18 -8 C5 -6 2 -3 0 10 C-2 -3 -5 -6 -18 \
        -8 C-5 -10 -2 -13 0 -26 Z
        star.square.on.square 121 112: = square.on.square; d M17 -3 L22 11 L37 12 L25 21 L29 35 L17 27 \
        L5 35 L9 21 L-3 12 L12 11 Z
        star.bubble 129 112: = bubble.left; d M0 -32 L7 -14 L26 -14 L11 -2 L16 16 L0 5 L-16 16 \
        L-11 -2 L-26 -14 L-7 -14 Z
        suit.heart 122 108: = heart
        suit.club 116 112: o M-8 40 L-4 20 C-12 30 -44 30 -44 4 C-44 -14 -26 -20 -16 -14 C-30 \
        -44 30 -44 16 -14 C26 -20 44 -14 44 4 C44 30 12 30 4 20 L8 40 Z
        suit.spade 112 114: o M0 -46 C10 -26 44 -10 44 12 C44 32 16 34 6 20 L10 44 L-10 44 L-6 \
        20 C-16 34 -44 32 -44 12 C-44 -10 -10 -26 0 -46 Z
        suit.diamond 100 114: o M0 -48 L34 0 L0 48 L-34 0 Z
        heart.text.square 111.5 99.5: = square; d M-18 8 C-40 -8 -26 -26 -18 -14 C-10 -26 4 -8 \
        -18 8 Z; i M10 -14 L26 -14; i M10 4 L26 4; i M-26 22 L26 22
        heart.rectangle 140 100: = rectangle; d M0 22 C-40 -4 -18 -34 0 -14 C18 -34 40 -4 0 22 Z
        bolt.heart 122 108: = heart; d M4 -26 L-16 4 L-2 4 L-6 26 L16 -4 L2 -4 Z
        arrow.up.heart 122 108: = heart; i M0 -18 L0 22; i M-14 -4 L0 -18 L14 -4
        arrow.down.heart 122 108: = heart; i M0 -18 L0 22; i M-14 8 L0 22 L14 8
        flag.checkered 120 112: g flag-checkered
        flag.2.crossed 140 108: s M-40 46 L44 -44; s M40 46 L-44 -44; o M44 -44 L62 -20 L40 2 \
        L22 -20 Z; o M-44 -44 L-62 -20 L-40 2 L-22 -20 Z
        flag.checkered.2.crossed 140 108: = flag.2.crossed
        flag.square 111.5 99.5: = square; i M-16 26 L-16 -24; d M-16 -24 L20 -24 L20 2 L-16 2 Z
        bell.and.waveform 130 118: = bell; s1 M-56 -16 L-56 16; s1 M56 -16 L56 16
        bell.and.waves.left.and.right 140 118: = bell; s1 A0 -6 54 150 210; s1 A0 -6 54 -30 30
        circlebadge 60 60: o O0 0 20
        circlebadge.2 95 60: o O-18 0 16; o O18 0 16
        """
}
