extension SymbolRows {
    static let documents = """
        doc 100 121: o M-36 -44 Q-36 -52 -28 -52 L8 -52 L36 -22 L36 44 Q36 52 28 52 L-28 52 \
        Q-36 52 -36 44 Z; i M6 -52 L6 -20 L36 -20
        doc.text 100 121: = doc; i M-18 6 L18 6; i M-18 28 L18 28
        doc.on.doc 120 128: o M-14 -30 L16 -30 L42 -2 L42 46 Q42 52 36 52 L-14 52 Q-20 52 -20 \
        46 L-20 -24 Q-20 -30 -14 -30 Z; s M-20 32 L-36 32 Q-42 32 -42 26 L-42 -46 Q-42 -52 -36 \
        -52 L-8 -52 L10 -34; i M14 -30 L14 0 L42 0
        doc.on.clipboard 115 128: s M-8 40 L-38 40 L-38 -44 L-20 -44; s M20 -44 L38 -44 L38 \
        -24; s R-20 -52 40 16 5; o R-6 -16 52 68 5
        doc.richtext 100 121: = doc; i R-18 0 36 22 2; i M-18 36 L18 36
        clipboard 100 121: o R-37 -42 74 94 9; s R-18 -52 36 18 6
        list.clipboard 100 121: = clipboard; i M-14 -8 L20 -8; i M-14 14 L20 14
        folder 132 103: o M-52 -30 Q-52 -38 -44 -38 L-22 -38 L-10 -26 L44 -26 Q52 -26 52 -18 \
        L52 32 Q52 40 44 40 L-44 40 Q-52 40 -52 32 Z; i M-52 -8 L52 -8
        note 117 105: o R-46 -41 92 82 13; s M46 8 L14 8 L14 40
        note.text 117 105: o R-46 -41 92 82 13; i M-26 -18 L26 -18; i M-26 2 L26 2; i M-26 22 \
        L6 22
        square.and.line.vertical.and.square 140 90: o R-60 -28 46 56 6; s M0 -44 L0 44; o R14 \
        -28 46 56 6
        square.on.square 121 112: o R-12 -12 58 58 11; s M-12 14 L-36 14 Q-46 14 -46 4 L-46 -36 \
        Q-46 -46 -36 -46 L4 -46 Q14 -46 14 -36 L14 -12
        plus.square.on.square 121 112: = square.on.square; i M4 17 L30 17; i M17 4 L17 30
        square.filled.on.square 121 110: f R-16 -16 66 66 13; s M-22 14 L-36 14 Q-46 14 -46 4 \
        L-46 -36 Q-46 -46 -36 -46 L4 -46 Q14 -46 14 -36 L14 -22
        rectangle.on.rectangle 150 112: o R-34 -22 94 66 11; s M-46 22 L-50 22 Q-60 22 -60 12 \
        L-60 -34 Q-60 -44 -50 -44 L20 -44 Q30 -44 30 -34
        plus.rectangle.on.rectangle 150 114: = rectangle.on.rectangle; i M13 -6 L13 28; i M-4 \
        11 L30 11
        rectangle.stack 120 115: o R-48 -18 96 66 11; s M-38 -34 L38 -34; s M-28 -50 L28 -50
        square.stack 115 120: o R-42 -14 84 68 12; s M-32 -30 L32 -30; s M-22 -46 L22 -46
        square.stack.3d.up 125 120: o M0 -52 L54 -24 L0 4 L-54 -24 Z; s M-52 0 L0 27 L52 0; s \
        M-52 24 L0 51 L52 24
        square.3.layers.3d 125 122: = square.stack.3d.up
        square.grid.2x2 105.5 100: o R-44 -44 36 36 8; o R8 -44 36 36 8; o R-44 8 36 36 8; o R8 \
        8 36 36 8
        square.grid.3x3 111 105: o R-47 -47 25 25 5; o R-12.5 -47 25 25 5; o R22 -47 25 25 5; o \
        R-47 -12.5 25 25 5; o R-12.5 -12.5 25 25 5; o R22 -12.5 25 25 5; o R-47 22 25 25 5; o \
        R-12.5 22 25 25 5; o R22 22 25 25 5
        circle.grid.3x3 111 105: o O-34 -34 10; o O0 -34 10; o O34 -34 10; o O-34 0 10; o O0 0 \
        10; o O34 0 10; o O-34 34 10; o O0 34 10; o O34 34 10
        rectangle.grid.1x2 129 101: o R-54 -42 108 36 8; o R-54 6 108 36 8
        rectangle.grid.2x2 129 101: o R-54 -42 48 36 7; o R6 -42 48 36 7; o R-54 6 48 36 7; o \
        R6 6 48 36 7
        grid 117 105: s R-46 -41 92 82 10; s M-15 -41 L-15 41; s M15 -41 L15 41; s M-46 0 L46 0
        tablecells 138 100: s R-56 -39 112 78 12; s M-56 -12 L56 -12; s M-56 14 L56 14; s M-16 \
        -39 L-16 39; s M20 -39 L20 39
        sidebar.left 138 100: o R-56 -39 112 78 14; i M-18 -39 L-18 39; i M-42 -18 L-32 -18; i \
        M-42 -2 L-32 -2
        sidebar.right 138 100: = sidebar.left mirror
        line.3.horizontal 118.5 59.2: s M-46 -23 L46 -23; s M-46 0 L46 0; s M-46 23 L46 23
        line.horizontal.3 118.5 59.2: = line.3.horizontal
        line.3.horizontal.decrease 117.5 70: s M-46 -24 L46 -24; s M-30 0 L30 0; s M-14 24 L14 \
        24
        line.horizontal.3.decrease 117.5 70: = line.3.horizontal.decrease
        line.diagonal 105.5 93.5: s M-40 40 L40 -40
        list.bullet 123 94: f O-48 -32 7; f O-48 0 7; f O-48 32 7; s M-26 -32 L50 -32; s M-26 0 \
        L50 0; s M-26 32 L50 32
        list.dash 123 94: s M-50 -32 L-44 -32; s M-50 0 L-44 0; s M-50 32 L-44 32; s M-24 -32 \
        L50 -32; s M-24 0 L50 0; s M-24 32 L50 32
        list.number 123 105: s M-50 -42 L-46 -44 L-46 -22; s M-52 -6 Q-44 -12 -42 -4 L-52 10 \
        L-40 10; s M-52 26 L-42 26 L-47 34 Q-38 36 -44 46 L-53 44; s M-24 -32 L50 -32; s M-24 0 \
        L50 0; s M-24 34 L50 34
        list.bullet.rectangle 138 100: o R-56 -39 112 78 14; d O-36 -16 6; d O-36 0 6; d O-36 \
        16 6; i M-20 -16 L36 -16; i M-20 0 L36 0; i M-20 16 L36 16
        checklist 123 105: s M-54 -32 L-46 -24 L-34 -42; s M-54 14 L-46 22 L-34 4; s M-16 -30 \
        L50 -30; s M-16 14 L50 14
        text.alignleft 117.5 94: s M-46 -34 L46 -34; s M-46 -11 L20 -11; s M-46 12 L46 12; s \
        M-46 34 L4 34
        text.aligncenter 117.5 94: s M-46 -34 L46 -34; s M-30 -11 L30 -11; s M-46 12 L46 12; s \
        M-20 34 L20 34
        text.alignright 117.5 94: = text.alignleft mirror
        text.justify 117.5 94: s M-46 -34 L46 -34; s M-46 -11 L46 -11; s M-46 12 L46 12; s M-46 \
        34 L46 34
        text.quote 120 94: s M-50 -40 L-50 40; s M-28 -32 L50 -32; s M-28 0 L50 0; s M-28 32 \
        L20 32
        textformat 129 79: s M-54 32 L-30 -32 L-6 32; s M-46 12 L-14 12; s O26 14 18; s M46 -8 \
        L46 32
        textformat.size 140 92: = textformat
        bold 72 100: s M-20 -40 L4 -40 C32 -40 32 -4 4 -4 L-20 -4; s M-20 -40 L-20 40 L8 40 C38 \
        40 38 -4 8 -4
        italic 72 100: s M-4 -40 L28 -40; s M-28 40 L4 40; s M12 -40 L-12 40
        underline 82 112: s M-26 -46 L-26 0 C-26 34 26 34 26 0 L26 -46; s M-30 46 L30 46
        character.cursor.ibeam 100 100: s M0 -44 L0 44; s M-16 -46 Q0 -46 0 -36 Q0 -46 16 -46; \
        s M-16 46 Q0 46 0 36 Q0 46 16 46
        signature 150 90: s M-58 26 C-30 -50 -6 -50 -20 10 C-26 40 4 -30 14 -8 C20 8 30 -16 40 \
        0 L58 4; s M-58 40 L58 40
        chart.bar 128 108: o R-52 4 24 40 4; o R-12 -16 24 60 4; o R28 -42 24 86 4
        chart.pie 117 113: o M-6 -42 A-6 4 42 -90 -0 L38 4 Z; s A-4 4 43 -10 270; f M8 -52 A8 \
        -8 44 -90 0 L8 -8 Z
        chart.line.uptrend.xyaxis 130 110: s M-54 -44 L-54 44 L54 44; s M-36 20 L-10 -8 L10 8 \
        L46 -32; s M26 -34 L48 -34 L48 -12
        chart.xyaxis.line 130 110: s M-54 -44 L-54 44 L54 44; s M-36 20 L-10 -8 L10 8 L46 -32
        calendar 119.5 101: o R-48 -41 96 82 13; i M-48 -17 L48 -17; d O-24 2 5.5; d O0 2 5.5; \
        d O24 2 5.5; d O-24 22 5.5; d O0 22 5.5
        clock 116.5 111.5: o O0 0 45.6; i M0 -26 L0 2 L-18 2
        memories 129.5 111: s A4 0 41 -150 150; s M4 -24 L4 2 L18 12; s M-48 -14 L-34 0 L-22 \
        -16
        clock.arrow.circlepath 129.5 111: = memories
        timer 116.5 111.5: s A0 0 45.6 -64 232; s M0 -45 L0 -28; s M-18 -18 L0 2
        stopwatch 105 125: o O0 8 42; s M-12 -54 L12 -54; s M0 -54 L0 -36; i M0 8 L0 -14
        alarm 120 118: o O0 6 42; i M0 -18 L0 8 L16 18; s M-50 -26 L-28 -46; s M50 -26 L28 -46; \
        s M-30 40 L-40 50; s M30 40 L40 50
        map 132 115: o M-52 -32 L-18 -46 L18 -32 L52 -46 L52 32 L18 46 L-18 32 L-52 46 Z; i \
        M-18 -46 L-18 32; i M18 -32 L18 46
        location 111.5 105: o M-44 -4 L44 -44 L4 44 L-2 4 Z
        location.north 90 118: o M0 -48 L34 46 L0 26 L-34 46 Z
        location.viewfinder 117 105: s O0 0 34; s O0 0 8; s M0 -50 L0 -36; s M0 50 L0 36; s \
        M-50 0 L-36 0; s M50 0 L36 0
        scope 116.5 111.5: = location.viewfinder
        safari 116.5 111.5: o O0 0 45.6; d M24 -24 L8 8 L-24 24 L-8 -8 Z
        building.2 140 118: o R-56 -44 56 90 5; o M0 -10 L50 -10 Q56 -10 56 -4 L56 46 L0 46 Z; \
        i M-38 -22 L-18 -22; i M-38 0 L-18 0; i M18 12 L36 12
        building 100 120: o R-36 -50 72 100 6; i M-16 -26 L-12 -26; i M12 -26 L16 -26; i M-16 \
        -2 L-12 -2; i M12 -2 L16 -2; i M-8 50 L-8 24 L8 24 L8 50
        building.columns 130 112: o M0 -48 L52 -22 L-52 -22 Z; s M-36 -10 L-36 28; s M-12 -10 \
        L-12 28; s M12 -10 L12 28; s M36 -10 L36 28; s M-52 42 L52 42
        storefront 130 112: o M-46 -44 L46 -44 L56 -14 C48 2 30 2 28 -10 C22 2 4 2 0 -10 C-4 2 \
        -22 2 -28 -10 C-30 2 -48 2 -56 -14 Z; s M-46 2 L-46 44 L46 44 L46 2
        """
}
