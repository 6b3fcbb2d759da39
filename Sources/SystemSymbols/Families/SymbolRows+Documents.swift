extension SymbolRows {
    static let documents = """
        doc 100 121: o M-36 -44 Q-36 -52 -28 -52 L8 -52 L36 -22 L36 44 Q36 52 28 52 L-28 52 Q-36 \
        52 -36 44 Z; i M6 -52 L6 -20 L36 -20
        doc.text 100 121: = doc; i M-18 6 L18 6; i M-18 28 L18 28
        doc.on.doc 120 128: s1 M-20 32 L-36 32 Q-42 32 -42 26 L-42 -46 Q-42 -52 -36 -52 L-8 -52 \
        L10 -34; o M-14 -30 L16 -30 L42 -2 L42 46 Q42 52 36 52 L-14 52 Q-20 52 -20 46 L-20 -24 \
        Q-20 -30 -14 -30 Z; i M14 -30 L14 0 L42 0
        doc.on.clipboard 115 128: s M-8 40 L-38 40 L-38 -44 L-20 -44; s M20 -44 L38 -44 L38 -24; \
        s R-20 -52 40 16 5; o R-6 -16 52 68 5
        doc.richtext 100 121: = doc; i R-18 0 36 16 2; i M-18 34 L18 34
        clipboard 100 121: o R-37 -42 74 94 9; s R-18 -52 36 18 6
        folder 132 103: o M-52 -30 Q-52 -38 -44 -38 L-22 -38 L-10 -26 L44 -26 Q52 -26 52 -18 L52 \
        32 Q52 40 44 40 L-44 40 Q-52 40 -52 32 Z; i M-52 -8 L52 -8
        note 117 105: o R-46 -41 92 82 13; i M46 6 L24 6 Q12 6 12 18 L12 41
        note.text 117 105: o R-46 -41 92 82 13; i M-26 -18 L26 -18; i M-26 2 L26 2; i M-26 22 L6 \
        22
        square.and.line.vertical.and.square 140 90: o R-60 -28 46 56 6; s M0 -44 L0 44; o R14 \
        -28 46 56 6
        square.on.square 121 112: o R-12 -12 58 58 11; s M-12 14 L-36 14 Q-46 14 -46 4 L-46 -36 \
        Q-46 -46 -36 -46 L4 -46 Q14 -46 14 -36 L14 -12
        plus.square.on.square 121 112: = square.on.square; i M4 17 L30 17; i M17 4 L17 30
        square.filled.on.square 121 110: f R-16 -16 66 66 13; s M-22 14 L-36 14 Q-46 14 -46 4 \
        L-46 -36 Q-46 -46 -36 -46 L4 -46 Q14 -46 14 -36 L14 -22
        square.fill.on.square 121 110: = square.filled.on.square
        rectangle.on.rectangle 150 112: o R-34 -22 94 66 11; s M-46 22 L-50 22 Q-60 22 -60 12 \
        L-60 -34 Q-60 -44 -50 -44 L20 -44 Q30 -44 30 -34
        plus.rectangle.on.rectangle 150 114: = rectangle.on.rectangle; i M13 -6 L13 28; i M-4 11 \
        L30 11
        rectangle.stack 120 115: o R-48 -18 96 66 11; s1 M-38 -34 L38 -34; s1 M-28 -50 L28 -50
        square.stack 115 120: o R-42 -14 84 68 12; s1 M-32 -30 L32 -30; s1 M-22 -46 L22 -46
        square.stack.3d.up 125 120: o M0 -52 L54 -24 L0 4 L-54 -24 Z; s1 M-52 0 L0 27 L52 0; s1 \
        M-52 24 L0 51 L52 24
        square.3.layers.3d 125 122: = square.stack.3d.up
        square.grid.2x2 105.5 100: o R-44 -44 36 36 8; o R8 -44 36 36 8; o R-44 8 36 36 8; o R8 \
        8 36 36 8
        square.grid.3x3 111 105: o R-47 -47 25 25 5; o R-12.5 -47 25 25 5; o R22 -47 25 25 5; o \
        R-47 -12.5 25 25 5; o R-12.5 -12.5 25 25 5; o R22 -12.5 25 25 5; o R-47 22 25 25 5; o \
        R-12.5 22 25 25 5; o R22 22 25 25 5
        circle.grid.3x3 111 105: o O-36 -36 9; o O0 -36 9; o O36 -36 9; o O-36 0 9; o O0 0 9; o \
        O36 0 9; o O-36 36 9; o O0 36 9; o O36 36 9
        rectangle.grid.1x2 129 101: o R-54 -42 108 36 8; o R-54 6 108 36 8
        rectangle.grid.2x2 129 101: o R-54 -42 48 36 7; o R6 -42 48 36 7; o R-54 6 48 36 7; o R6 \
        6 48 36 7
        grid 117 105: s R-46 -41 92 82 10; s M-15 -41 L-15 41; s M15 -41 L15 41; s M-46 0 L46 0
        tablecells 138 100: s R-56 -39 112 78 12; s M-56 -12 L56 -12; s M-56 14 L56 14; s M-16 \
        -39 L-16 39; s M20 -39 L20 39
        sidebar.left 138 100: o R-56 -39 112 78 14; i M-18 -39 L-18 39; i M-42 -18 L-32 -18; i \
        M-42 -2 L-32 -2
        sidebar.right 138 100: = sidebar.left mirror
        chart.bar 128 108: o R-50 6 24 36 5; o R-12 -14 24 56 5; o R26 -40 24 82 5
        chart.pie 117 113: o M-5 -42 L-5 5 L40 12 C36 36 14 46 -5 46 C-30 46 -48 26 -48 3 C-48 \
        -20 -28 -42 -5 -42 Z; o M9 -48 C32 -46 46 -28 46 -2 L9 -8 Z
        chart.line.uptrend.xyaxis 130 110: s M-54 -44 L-54 44 L54 44; s M-36 20 L-10 -8 L10 8 \
        L46 -32; s M26 -34 L48 -34 L48 -12
        chart.xyaxis.line 130 110: s M-50 -44 L-50 44 L52 44; s M-32 22 L-8 -8 L10 10 L42 -28
        calendar 119.5 101: o R-48 -41 96 82 13; i M-48 -17 L48 -17; d O-24 2 5.5; d O0 2 5.5; d \
        O24 2 5.5; d O-24 22 5.5; d O0 22 5.5
        clock 116.5 111.5: o O0 0 45.6; i M0 -26 L0 2 L-18 2
        memories 129.5 111: s A0 0 42 -150 150; f M-54 -26 L-24 -14 L-46 4 Z; s M0 -24 L0 2 L18 \
        12
        clock.arrow.circlepath 129.5 111: = memories
        timer 116.5 111.5: s A0 0 45.6 -64 232; s M0 -45 L0 -28; s M-18 -18 L0 2
        stopwatch 105 125: o O0 8 42; s M-12 -54 L12 -54; s M0 -54 L0 -36; i M0 8 L0 -14
        alarm 120 118: o O0 6 42; i M0 -18 L0 8 L16 18; s M-50 -26 L-28 -46; s M50 -26 L28 -46; \
        s M-30 40 L-40 50; s M30 40 L40 50
        map 132 115: o M-52 -32 L-18 -46 L18 -32 L52 -46 L52 32 L18 46 L-18 32 L-52 46 Z; i M-18 \
        -46 L-18 32; i M18 -32 L18 46
        location 111.5 105: o M-44 -4 L44 -44 L4 44 L-2 4 Z
        location.north 90 118: o M0 -48 L34 46 L0 26 L-34 46 Z
        location.viewfinder 117 105: = viewfinder; = location 0 0 0.5
        scope 116.5 111.5: o O0 0 45.6; i M0 -45.6 L0 -14; i M0 45.6 L0 14; i M-45.6 0 L-14 0; \
        i M45.6 0 L14 0
        safari 116.5 111.5: o O0 0 45.6; d M24 -24 L8 8 L-8 -8 Z; i M-22 22 L-6 -6 L6 6 Z
        building.2 140 118: o R-56 -44 56 90 5; o M0 -10 L50 -10 Q56 -10 56 -4 L56 46 L0 46 Z; i \
        M-38 -22 L-18 -22; i M-38 0 L-18 0; i M18 12 L36 12
        building 100 120: o R-34 -48 68 96 6; i M-12 48 L-12 26 L12 26 L12 48; d O-15 -28 5; d \
        O0 -28 5; d O15 -28 5; d O-15 -8 5; d O0 -8 5; d O15 -8 5; d O-15 11 5; d O0 11 5; d O15 \
        11 5
        building.columns 130 112: o M0 -48 L52 -22 L-52 -22 Z; s M-36 -10 L-36 28; s M-12 -10 \
        L-12 28; s M12 -10 L12 28; s M36 -10 L36 28; s M-52 42 L52 42
        storefront 130 112: o M-46 -6 L-46 42 L46 42 L46 -6; o M-44 -42 L44 -42 L56 -14 C54 4 36 \
        4 34 -12 C30 4 12 4 10 -12 C8 4 -8 4 -10 -12 C-12 4 -30 4 -34 -12 C-36 4 -54 4 -56 -14 \
        Z; i M-20 42 L-20 14 L6 14 L6 42
        doc.plaintext 100 121: = doc; i M-18 0 L18 0; i M-18 16 L18 16; i M-18 32 L4 32
        doc.append 110 121: o R-24 -46 62 92 8; s1 M-40 -34 L-40 50; i M-8 -22 L22 -22; i M-8 -4 \
        L22 -4
        doc.zipper 100 121: = doc; i M-10 -44 L-10 -36; i M2 -36 L2 -28; i M-10 -26 L-10 -18; i \
        M-4 -8 L-4 12
        doc.text.image 100 121: = doc; i M-18 0 L4 0; d R-16 14 34 22 3
        doc.questionmark 100 121: = doc; i M-11 2 C-9 -12 13 -10 11 4 C11 12 0 12 0 20; d O0 33 \
        5
        doc.on.doc.fill 120 128: f M-36 -56 L-8 -56 L14 -32 L-14 -36 Q-26 -36 -26 -24 L-26 36 \
        L-36 36 Q-46 36 -46 26 L-46 -46 Q-46 -56 -36 -56 Z; f M-12 -29 L10 -29 L10 -2 Q10 4 16 4 \
        L44 4 L44 46 Q44 54 36 54 L-12 54 Q-20 54 -20 46 L-20 -21 Q-20 -29 -12 -29 Z; f M18 -27 \
        L42 -3 L18 -3 Z
        doc.text.magnifyingglass 115 121: = doc.text -8 0 1; c O20 20 30; s O18 16 19; s M32 30 \
        L48 46
        doc.text.viewfinder 117 105: = viewfinder; = doc.text 0 0 0.58
        doc.viewfinder 117 105: = viewfinder; = doc 0 0 0.58
        document 100 121: = doc
        document.on.document 120 128: = doc.on.doc
        document.on.clipboard 115 128: = doc.on.clipboard
        page 100 121: = doc
        long.text.page.and.pencil 110 121: = doc.text
        plus.rectangle.on.folder 140 115: = folder 0 8 0.9; s1 M-30 -50 L30 -50
        sidebar.leading 140 100: = sidebar.left
        sidebar.trailing 140 100: = sidebar.right
        sidebar.squares.left 140 100: o R-56 -39 112 78 14; i M-20 -39 L-20 39; d R-46 -26 16 14 \
        3; d R-46 -4 16 14 3
        sidebar.squares.leading 140 100: = sidebar.squares.left
        uiwindow.split.2x1 140 100: = rectangle.split.2x1
        inset.filled.rectangle 140 100: s R-56 -39 112 78 14; f R-46 -29 92 58 6
        slider.horizontal.2.square 111.5 99.5: = square; i M-26 -14 L26 -14; i M-26 14 L26 14; d \
        O-8 -14 9; d O10 14 9
        slider.horizontal.2.square.on.square 121 112: = square.on.square
        slider.horizontal.below.rectangle 130 112: o R-52 -46 104 52 10; s M-52 34 L52 34; f O14 \
        34 12
        slider.horizontal.below.square.filled.and.square 130 112: = \
        slider.horizontal.below.rectangle
        slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath 130 112: = \
        slider.horizontal.below.rectangle
        checkerboard.rectangle 140 100: = rectangle; d R-40 -26 20 18 0; d R0 -26 20 18 0; d \
        R-20 -8 20 18 0; d R20 -8 20 18 0; d R-40 10 20 18 0; d R0 10 20 18 0
        building.2.crop.circle 116.5 111.5: o O0 0 45.6; i M-26 26 L-26 -22 L2 -22 L2 26; i M2 \
        -4 L26 -4 L26 24
        lock.doc 100 121: = doc; d R-14 8 28 22 4; i M-8 8 L-8 0 C-8 -12 8 -12 8 0 L8 8
        lock.document 100 121: = lock.doc
        lock.icloud 141 96: = icloud; d R-13 2 26 20 4; i M-7 2 L-7 -4 C-7 -15 7 -15 7 -4 L7 2
        lock.iphone 82 124: = iphone; d R-13 -2 26 22 4; i M-7 -2 L-7 -8 C-7 -19 7 -19 7 -8 L7 \
        -2
        lock.laptopcomputer 150 100: = laptopcomputer; d R-13 -8 26 20 4; i M-7 -8 L-7 -14 C-7 \
        -24 7 -24 7 -14 L7 -8
        lock.display 138 120: = display; d R-13 -12 26 20 4; i M-7 -12 L-7 -18 C-7 -28 7 -28 7 \
        -18 L7 -12
        key.icloud 141 96: = icloud; d O-12 8 9; i M-4 8 L24 8; i M16 8 L16 16
        link.icloud 141 96: = icloud; i M-20 8 L20 8
        checkmark.icloud 141 96: = icloud; i M-18 6 L-4 20 L18 -10
        xmark.icloud 141 96: = icloud; i M-14 -8 L14 20; i M14 -8 L-14 20
        exclamationmark.icloud 141 96: = icloud; i M0 -14 L0 8; d O0 21 5
        bolt.horizontal.icloud 141 96: = icloud; d M-24 12 L4 -10 L2 4 L24 2 L-4 24 L-2 10 Z
        theatermask.and.paintbrush 140 112: = theatermasks
        die.face.1 111.5 99.5: o R-41 -41 82 82 17; d O0 0 8
        die.face.2 111.5 99.5: o R-41 -41 82 82 17; d O-18 -18 8; d O18 18 8
        die.face.3 111.5 99.5: o R-41 -41 82 82 17; d O-20 -20 8; d O0 0 8; d O20 20 8
        die.face.4 111.5 99.5: o R-41 -41 82 82 17; d O-18 -18 8; d O18 -18 8; d O-18 18 8; d \
        O18 18 8
        die.face.5 111.5 99.5: o R-41 -41 82 82 17; d O-20 -20 8; d O20 -20 8; d O-20 20 8; d \
        O20 20 8; d O0 0 8
        die.face.6 111.5 99.5: o R-41 -41 82 82 17; d O-18 -22 8; d O18 -22 8; d O-18 0 8; d O18 \
        0 8; d O-18 22 8; d O18 22 8
        football 125 105: o M-46 34 C-54 0 -34 -36 36 -40 Q46 -40 46 -30 C44 30 6 50 -34 44 Q-44 \
        42 -46 34 Z; i M-20 20 L20 -20; i M-12 2 L2 16; i M0 -10 L14 4
        soccerball 117 112: o O0 0 45.6; d M0 -16 L15 -5 L9 13 L-9 13 L-15 -5 Z; i M0 -16 L0 \
        -40; i M15 -5 L40 -14; i M9 13 L26 36; i M-9 13 L-26 36; i M-15 -5 L-40 -14
        soccerball.inverse 117 112: = soccerball
        basketball 117 112: o O0 0 45.6; i M-45 0 L45 0; i M0 -45 L0 45; i M-32 -32 C-10 -14 -10 \
        14 -32 32; i M32 -32 C10 -14 10 14 32 32
        baseball 117 112: o O0 0 45.6; i M-32 -32 C-8 -14 -8 14 -32 32; i M32 -32 C8 -14 8 14 32 \
        32
        volleyball 117 112: o O0 0 45.6; i M0 0 C-4 -20 6 -38 20 -42; i M0 0 C18 8 24 28 16 42; \
        i M0 0 C-16 12 -36 8 -44 -6
        tennisball 117 112: o O0 0 45.6; i M-36 -28 C-4 -28 -4 28 -36 28; i M36 -28 C4 -28 4 28 \
        36 28
        tennis.racket 112 115: s E-14 -16 26 32; s M8 8 L42 46; s1 M-14 -46 L-14 14; s1 M-38 -16 \
        L10 -16
        cricket.ball 117 112: = baseball
        hockey.puck 130 80: o M-52 -12 C-52 -34 52 -34 52 -12 L52 12 C52 34 -52 34 -52 12 Z; i \
        M-52 -12 C-52 8 52 8 52 -12
        figure.american.football 120 118: = figure.run
        oar.2.crossed 117 115: s M-40 46 L26 -30; s M40 46 L-26 -30; o M24 -50 C40 -54 46 -40 36 \
        -30 L24 -26 L18 -34 Z; o M-24 -50 C-40 -54 -46 -40 -36 -30 L-24 -26 L-18 -34 Z
        surfboard 70 125: o M0 -54 C30 -20 24 34 8 54 L-8 54 C-24 34 -30 -20 0 -54 Z; i M0 -30 \
        L0 40
        gym.bag 140 95: o R-56 -18 112 54 18; s M-30 -18 C-26 -48 26 -48 30 -18; i M-28 -18 L-28 \
        36; i M28 -18 L28 36
        popcorn 100 120: o M-34 -10 L34 -10 L24 50 L-24 50 Z; i M-12 -8 L-8 48; i M12 -8 L8 48; \
        s M-36 -10 C-52 -24 -34 -42 -20 -34 C-18 -54 10 -54 12 -38 C28 -48 46 -28 36 -10
        stroller 115 112: o M0 -40 C26 -40 44 -22 44 2 L-34 2 C-34 14 -20 22 -4 22 L26 22 C38 22 \
        44 14 44 2 Z; s M-34 2 L-40 -22 L-52 -22; f O-16 40 9; f O26 40 9
        envelope.and.arrow.trianglehead.branch 129 94: = envelope
        """
}
