extension SymbolRows {
    static let text = """
        text.line.first.and.arrowtriangle.forward 117 92: = text.insert
        textformat.abc 140 70: s M-62 24 L-44 -24 L-26 24; s M-56 8 L-32 8; s M-12 -24 L-12 24 \
        L4 24 C20 24 20 0 4 0 L-12 0; s M-12 -24 L2 -24 C16 -24 16 0 2 0; s A46 0 24 -318 -42
        abc 140 70: = textformat.abc
        textformat.alt 110 96: s M-36 38 L0 -38 L36 38; s M-22 12 L22 12
        textformat.123 120 57.19: = 1 -46 0 0.66; = 2 -4 0 0.66; = 3 46 0 0.66
        textformat.superscript 120 105: s M-46 38 L-14 -26 L18 38; s M-34 18 L6 18; = 2 40 -30 \
        0.36
        textformat.subscript 120 105: s M-46 26 L-14 -38 L18 26; s M-34 6 L6 6; = 2 40 30 0.36
        textformat.characters 140 90: = textformat
        textformat.size.larger 125 95: = textformat.size
        textformat.size.smaller 125 95: = textformat.size
        a.magnify 120 105: = magnifyingglass; s M-24 8 L-9 -26 L6 8; s M-18 -4 L0 -4
        strikethrough 100 105: s M28 -22 C18 -48 -28 -44 -26 -18 C-25 -8 -16 -4 -4 0; s M16 8 \
        C36 18 28 42 2 42 C-16 42 -26 34 -30 22; s M-44 2 L44 2
        bold.italic.underline 150 100: = bold -48 -4 0.62; = italic 0 -4 0.62; = underline 48 -2 \
        0.62
        bold.underline 125 100: = bold -28 0 0.72; = underline 28 0 0.72
        character 88 105: s M-36 38 L0 -38 L36 38; s M-22 12 L22 12
        character.textbox 140 100: = rectangle; i M-20 22 L0 -22 L20 22; i M-12 6 L12 6
        textbox 140 100: = character.textbox
        text.cursor 66 112: s M0 -40 L0 40; s M-16 -48 C-6 -48 0 -46 0 -40 C0 -46 6 -48 16 -48; \
        s M-16 48 C-6 48 0 46 0 40 C0 46 6 48 16 48
        character.bubble 129 112: = bubble.left; i M-18 14 L0 -26 L18 14; i M-11 0 L11 0
        translate 128 112: s M-52 -30 L-2 -30; s M-27 -44 L-27 -30; s M-44 -30 C-38 -8 -24 4 -6 \
        10; s M-10 -30 C-16 -8 -30 6 -50 12; s M4 44 L28 -14 L52 44; s M13 24 L43 24
        function 92 118: s M26 -42 C8 -56 2 -40 0 -24 L-8 28 C-10 46 -18 54 -30 44; s M-20 -12 \
        L18 -12
        f.cursive 80 118: = function
        sum 92 112: s M32 -42 L-32 -42 L6 0 L-32 42 L32 42
        x.squareroot 125 105: s M-54 6 L-40 6 L-24 42 L-4 -42 L54 -42; s M10 -14 L42 30; s M42 \
        -14 L10 30
        xmark.bin 118 118: s M-48 -38 L48 -38; o M-38 -38 L-30 46 L30 46 L38 -38 Z; i M-14 -8 \
        L14 22; i M14 -8 L-14 22
        arrow.up.bin 118 118: s M-48 -38 L48 -38; o M-38 -38 L-30 46 L30 46 L38 -38 Z; i M0 -16 \
        L0 30; i M-14 -2 L0 -16 L14 -2
        infinity 140 78: s M0 0 C-18 -34 -58 -32 -58 0 C-58 32 -18 34 0 0 C18 -34 58 -32 58 0 \
        C58 32 18 34 0 0 Z
        paragraphsign 92 112: s M36 -42 L-4 -42 C-44 -42 -44 6 -4 6 L2 6; s M2 -42 L2 46; s M26 \
        -42 L26 46
        paragraph 92 112: = paragraphsign
        quote.opening 105 70: f M-10 -30 C-26 -22 -30 -8 -28 4 C-40 0 -50 6 -50 16 C-50 36 -14 \
        36 -14 12 C-14 -4 -16 -14 -4 -24 Z; f M40 -30 C24 -22 20 -8 22 4 C10 0 0 6 0 16 C0 36 36 \
        36 36 12 C36 -4 34 -14 46 -24 Z
        quote.closing 105 70: = quote.opening @180
        increase.indent 117 92: s M-50 -34 L50 -34; s M-6 -11 L50 -11; s M-6 12 L50 12; s M-50 \
        35 L50 35; f M-50 -18 L-26 0 L-50 18 Z
        decrease.indent 117 92: s M-50 -34 L50 -34; s M-6 -11 L50 -11; s M-6 12 L50 12; s M-50 \
        35 L50 35; f M-26 -18 L-50 0 L-26 18 Z
        list.bullet.indent 129 92: f O-50 -34 6; f O-30 0 6; f O-30 34 6; s M-28 -34 L54 -34; s \
        M-8 0 L54 0; s M-8 34 L54 34
        list.triangle 129 92: f M-58 -42 L-42 -34 L-58 -26 Z; f M-58 -8 L-42 0 L-58 8 Z; f M-58 \
        26 L-42 34 L-58 42 Z; s M-26 -34 L54 -34; s M-26 0 L54 0; s M-26 34 L54 34
        list.star 129 92: = star -48 -32 0.24; = star -48 0 0.24; = star -48 32 0.24; s M-26 -34 \
        L54 -34; s M-26 0 L54 0; s M-26 34 L54 34
        list.and.film 129 100: = list.bullet
        list.bullet.below.rectangle 120 118: o R-50 -48 100 40 8; f O-44 16 6; f O-44 42 6; s \
        M-24 16 L48 16; s M-24 42 L48 42
        list.dash.header.rectangle 120 112: o R-48 -44 96 88 10; i M-30 -24 L30 -24; i M-30 0 \
        L30 0; i M-30 22 L30 22
        list.bullet.clipboard 100 121: o R-37 -42 74 94 9; s R-18 -52 36 18 6; d O-20 -10 5; d \
        O-20 10 5; d O-20 30 5; i M-4 -10 L22 -10; i M-4 10 L22 10; i M-4 30 L22 30
        list.bullet.circle 116.5 111.5: o O0 0 45.6; d O-24 -18 5; d O-24 0 5; d O-24 18 5; i \
        M-8 -18 L26 -18; i M-8 0 L26 0; i M-8 18 L26 18
        checklist.checked 117 96: = checklist
        checklist.unchecked 117 96: o O-42 -28 11; o O-42 0 11; o O-42 28 11; s M-18 -28 L50 \
        -28; s M-18 0 L50 0; s M-18 28 L50 28
        text.append 117 92: s M-50 -34 L50 -34; s M-50 -11 L50 -11; s M-50 12 L10 12; s M-50 35 \
        L0 35; s M34 14 L34 46; s M18 30 L50 30
        text.insert 117 92: s M-50 -34 L50 -34; s M-12 0 L50 0; s M-50 34 L50 34; f M-50 -14 \
        L-28 0 L-50 14 Z
        text.word.spacing 117 92: s M-50 -30 L-12 -30; s M12 -30 L50 -30; s M-50 0 L-24 0; s M0 \
        0 L50 0; s M-50 30 L4 30; s M28 30 L50 30
        text.redaction 117 92: s M-50 -34 L50 -34; f R-52 -20 60 16 3; s M26 -12 L50 -12; s M-50 \
        12 L-20 12; f R2 4 50 16 3; s M-50 35 L30 35
        text.justifyleft 117 92: s M-50 -34 L50 -34; s M-50 -11 L50 -11; s M-50 12 L50 12; s \
        M-50 35 L10 35
        text.justify.left 117 92: = text.justifyleft
        text.justify.leading 117 92: = text.justifyleft
        text.justify.right 117 92: = text.justifyleft mirror
        text.page 100 121: = doc.text
        text.pad.header 100 118: o R-40 -46 80 92 10; i M-40 -22 L40 -22; i M-22 0 L22 0; i M-22 \
        22 L8 22
        text.rectangle.page 100 121: = doc.richtext
        text.document 100 121: = doc.text
        text.viewfinder 117 105: = viewfinder; s M-26 -16 L26 -16; s M-26 4 L26 4; s M-26 24 L8 \
        24
        text.magnifyingglass 125 105: s M-54 -34 L10 -34; s M-54 -8 L-20 -8; s M-54 18 L-20 18; \
        s O20 4 22; s M36 20 L54 40
        text.below.photo 120 118: o R-50 -48 100 56 10; i M-42 2 L-18 -20 L6 2 L18 -8 L42 6; s \
        M-50 26 L50 26; s M-50 48 L20 48
        arrow.up.and.down.text.horizontal 120 105: s M-52 -26 L10 -26; s M-52 0 L10 0; s M-52 26 \
        L10 26; s M38 -42 L38 42; s M24 -28 L38 -44 L52 -28; s M24 28 L38 44 L52 28
        line.3.horizontal.button.angledtop.vertical.right 117 75: = line.3.horizontal.decrease
        line.3.crossed.swirl.circle 116.5 111.5: o O0 0 45.6; i M-24 -14 L24 -14; i M-24 2 L24 \
        2; i M-14 18 L14 18
        line.horizontal.star.fill.line.horizontal 150 80: s M-64 0 L-28 0; s M28 0 L64 0; f M0 \
        -24 L7 -8 L24 -7 L11 4 L15 21 L0 12 L-15 21 L-11 4 L-24 -7 L-7 -8 Z
        line.diagonal.arrow 92 96: s M-34 34 L32 -32; s M2 -34 L34 -34 L34 -2
        lineweight 112 92: s M-46 -34 L46 -34; f R-50 -16 100 12 3; f R-50 10 100 22 3
        scribble 125 105: s M-52 -10 C-40 -52 -10 -46 -30 -6 C-48 34 -14 22 4 -18 C22 -54 38 -30 \
        14 8 C0 34 22 40 50 4
        scribble.variable 125 105: = scribble
        yensign 88 105: s M-34 -42 L0 4 L34 -42; s M0 4 L0 42; s M-26 6 L26 6; s M-26 22 L26 22
        centsign 80 112: s A2 0 32 50 310; s M0 -48 L0 48
        francsign 80 105: s M26 -38 L-18 -38 L-18 40; s M-18 0 L20 0; s M-34 22 L6 22
        wonsign 110 105: s M-42 -38 L-22 38 L0 -34 L22 38 L42 -38; s M-48 -10 L48 -10; s M-48 8 \
        L48 8
        bahtsign 84 118: s M-22 -38 L-22 38 L8 38 C36 38 36 -2 8 -2 L-22 -2; s M-22 -38 L4 -38 \
        C28 -38 28 -2 4 -2; s M0 -52 L0 52
        bitcoinsign 84 118: s M-32 -38 L6 -38 C30 -38 30 -2 6 -2 L-18 -2; s M-32 38 L10 38 C38 \
        38 38 -2 8 -2; s M-20 -38 L-20 38; s M-8 -38 L-8 -52; s M10 -38 L10 -52; s M-8 38 L-8 \
        52; s M10 38 L10 52
        indianrupeesign 84 112: s M-30 -42 L32 -42; s M-30 -20 L32 -20; s M-30 -42 L-8 -42 C26 \
        -42 26 2 -8 2 L-28 2 L16 44
        rublesign 84 112: s M-16 44 L-16 -42 L8 -42 C38 -42 38 6 8 6 L-32 6; s M-32 26 L12 26
        turkishlirasign 84 112: s M-12 -44 L-12 42 C14 44 32 28 34 2; s M-30 -6 L18 -26; s M-30 \
        14 L18 -6
        dongsign 84 112: s O-4 8 24; s M20 -44 L20 34; s M6 -28 L34 -28; s M-26 46 L30 46
        pesosign 84 112: s M-16 44 L-16 -42 L6 -42 C36 -42 36 2 6 2 L-16 2; s M-32 -28 L34 -28; \
        s M-32 -12 L34 -12
        nairasign 92 112: s M-26 42 L-26 -42 L26 42 L26 -42; s M-42 -10 L42 -10; s M-42 10 L42 \
        10
        shekelsign 100 105: s M-38 40 L-38 -38 L-10 -38 C8 -38 8 -20 8 -12 L8 12; s M38 -38 L38 \
        14 C38 32 30 40 14 40 L-8 40 L-8 -12
        tengesign 84 105: s M-32 -42 L32 -42; s M-32 -20 L32 -20; s M0 -20 L0 42
        hryvniasign 84 112: s M-24 -30 C-14 -48 24 -48 22 -22 C20 0 -22 4 -24 22 C-24 48 14 48 \
        26 30; s M-40 -8 L40 -8; s M-40 8 L40 8
        dollarsign.arrow.circlepath 138 112: = arrow.2.circlepath; = dollarsign 0 0 0.38
        sos 140 80: = s -46 0 0.6; = o 0 0 0.6; = s 46 0 0.6
        a 80 105: s M-30 38 L0 -38 L30 38; s M-20 12 L20 12
        b 76 105: s M-22 -38 L-22 38 L6 38 C34 38 34 -2 6 -2 L-22 -2; s M-22 -38 L4 -38 C28 -38 \
        28 -2 4 -2
        c 80 105: s A2 0 36 -318 -42
        d 80 105: s M-26 -38 L-26 38 L-6 38 C40 38 40 -38 -6 -38 Z
        e 72 105: s M22 -38 L-22 -38 L-22 38 L22 38; s M-22 -2 L16 -2
        f 72 105: s M22 -38 L-20 -38 L-20 38; s M-20 0 L16 0
        g 84 105: s M30 -20 C18 -48 -34 -48 -34 0 C-34 48 32 48 32 4 L6 4
        h 80 105: s M-26 -38 L-26 38; s M26 -38 L26 38; s M-26 0 L26 0
        i 36 105: s M0 -38 L0 38
        j 66 105: s M16 -38 L16 16 C16 46 -22 46 -22 18
        k 78 105: s M-22 -38 L-22 38; s M26 -38 L-20 6; s M-6 -6 L28 38
        l 66 105: s M-18 -38 L-18 38 L22 38
        m 92 105: s M-34 38 L-34 -38 L0 20 L34 -38 L34 38
        n 80 105: s M-26 38 L-26 -38 L26 38 L26 -38
        o 88 105: s E0 0 36 38
        p 74 105: s M-20 38 L-20 -38 L4 -38 C32 -38 32 4 4 4 L-20 4
        q 88 105: s E0 0 36 38; s M12 16 L36 44
        r 76 105: s M-22 38 L-22 -38 L4 -38 C30 -38 30 2 4 2 L-22 2; s M6 4 L28 38
        s 72 105: s M24 -24 C18 -46 -24 -42 -24 -18 C-24 6 26 -6 26 20 C26 46 -20 46 -27 22
        t 76 105: s M-28 -38 L28 -38; s M0 -38 L0 38
        u 78 105: s M-26 -38 L-26 10 C-26 46 26 46 26 10 L26 -38
        v 80 105: s M-30 -38 L0 38 L30 -38
        w 104 105: s M-44 -38 L-22 38 L0 -34 L22 38 L44 -38
        x 80 105: s M-28 -38 L28 38; s M28 -38 L-28 38
        y 80 105: s M-28 -38 L0 2 L28 -38; s M0 2 L0 38
        z 76 105: s M-26 -38 L26 -38 L-26 38 L26 38
        list.clipboard 100 121: = clipboard; i M-14 -8 L20 -8; i M-14 14 L20 14
        line.3.horizontal 118.5 59.2: s M-46 -23 L46 -23; s M-46 0 L46 0; s M-46 23 L46 23
        line.horizontal.3 118.5 59.2: = line.3.horizontal
        line.3.horizontal.decrease 117.5 70: s M-46 -24 L46 -24; s M-30 0 L30 0; s M-14 24 L14 \
        24
        line.horizontal.3.decrease 117.5 70: = line.3.horizontal.decrease
        line.diagonal 105.5 93.5: s M-40 40 L40 -40
        list.bullet 123 94: f O-50 -30 6; f O-50 0 6; f O-50 30 6; s1 M-30 -30 L54 -30; s1 M-30 \
        0 L54 0; s1 M-30 30 L54 30
        list.dash 123 94: s M-50 -32 L-44 -32; s M-50 0 L-44 0; s M-50 32 L-44 32; s M-24 -32 \
        L50 -32; s M-24 0 L50 0; s M-24 32 L50 32
        list.number 123 105: = 1 -48 -32 0.3; = 2 -48 0 0.3; = 3 -48 32 0.3; s M-24 -32 L54 -32; \
        s M-24 0 L54 0; s M-24 32 L54 32
        list.bullet.rectangle 138 100: o R-56 -39 112 78 14; d O-36 -16 6; d O-36 0 6; d O-36 16 \
        6; i M-20 -16 L36 -16; i M-20 0 L36 0; i M-20 16 L36 16
        checklist 123 105: s M-54 -32 L-46 -24 L-34 -42; s M-54 14 L-46 22 L-34 4; s M-16 -30 \
        L50 -30; s M-16 14 L50 14
        text.alignleft 117.5 94: s M-50 -34 L50 -34; s M-50 -11 L20 -11; s M-50 12 L50 12; s \
        M-50 35 L0 35
        text.aligncenter 117.5 94: s M-50 -34 L50 -34; s M-30 -11 L30 -11; s M-50 12 L50 12; s \
        M-24 35 L24 35
        text.alignright 117.5 94: = text.alignleft mirror
        text.justify 117.5 94: s M-50 -34 L50 -34; s M-50 -11 L50 -11; s M-50 12 L50 12; s M-50 \
        35 L50 35
        text.quote 120 94: s M-50 -40 L-50 40; s M-28 -32 L50 -32; s M-28 0 L50 0; s M-28 32 L20 \
        32
        textformat 129 79: s M-54 32 L-30 -32 L-6 32; s M-46 12 L-14 12; s O26 14 18; s M46 -8 \
        L46 32
        textformat.size 140 92: s M-56 34 L-38 -8 L-20 34; s M-50 20 L-26 20; s M-10 34 L20 -38 \
        L50 34; s M0 12 L40 12
        bold 72 100: s M-20 -40 L4 -40 C32 -40 32 -4 4 -4 L-20 -4; s M-20 -40 L-20 40 L8 40 C38 \
        40 38 -4 8 -4
        italic 72 100: s M-4 -40 L28 -40; s M-28 40 L4 40; s M12 -40 L-12 40
        underline 82 112: s M-26 -46 L-26 0 C-26 34 26 34 26 0 L26 -46; s M-30 46 L30 46
        character.cursor.ibeam 100 100: s M-44 30 L-22 -24 L0 30; s M-36 12 L-8 12; s M28 -40 \
        L28 40; s M14 -48 C22 -48 28 -46 28 -40 C28 -46 34 -48 42 -48; s M14 48 C22 48 28 46 28 \
        40 C28 46 34 48 42 48
        signature 150 90: s M-60 10 C-40 -50 -22 -50 -34 -4 C-44 34 -20 12 -10 -6 C-2 -18 6 -12 \
        2 0 C0 12 14 2 20 -6 C26 -12 30 -6 28 0 C28 8 44 4 58 -2; s M-56 36 L56 36
        list.document 100 121: = doc; d O-16 4 4.6; d O-16 24 4.6; i M-2 4 L18 4; i M-2 24 L18 \
        24
        """
}
