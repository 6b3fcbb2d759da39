extension SymbolRows {
    static let communication = """
        person 111.5 102.5: o O0 -22 19; o M-40 38 C-40 12 -22 6 0 6 C22 6 40 12 40 38 Q40 43 \
        34 43 L-34 43 Q-40 43 -40 38 Z
        person.2 160 100: = person -20 0 0.92; o O38 -16 14; o M26 8 C50 4 66 14 66 32 Q66 39 \
        60 39 L32 39
        person.3 190 92: = person 0 0 0.9; o O-56 -12 13; o O56 -12 13; s M-42 36 L-78 36 C-82 \
        16 -60 6 -44 12; s M42 36 L78 36 C82 16 60 6 44 12
        person.crop.circle 116.5 111.5: o O0 0 45.6; d O0 -12 14; d M-26 28 C-22 10 22 10 26 28 \
        C14 40 -14 40 -26 28 Z
        person.crop.circle.fill 116.5 111.5: f O0 0 50; c O0 -12 15; c M-29 30 C-26 10 26 10 29 \
        30 C14 44 -14 44 -29 30 Z
        person.crop.square 111.5 99.5: o R-41 -41 82 82 17; d O0 -10 13; d M-26 34 C-22 12 22 \
        12 26 34 Z
        person.crop.rectangle 140 100: o R-56 -39 112 78 14; d O0 -10 12; d M-24 30 C-20 10 20 \
        10 24 30 Z
        person.text.rectangle 140 100: o R-56 -39 112 78 14; d O-26 -10 10; d M-42 24 C-38 6 \
        -14 6 -10 24 Z; i M8 -12 L38 -12; i M8 8 L38 8
        person.fill.questionmark 150 105: f O-18 -20 21; f M-60 44 C-58 12 22 12 24 44 Z; = \
        questionmark 46 -6 0.6
        envelope 129 94: o R-50 -36 100 72 11; i M-46 -30 L-6 4 Q0 9 6 4 L46 -30
        envelope.open 125 118: o M-50 -10 L-6 -48 Q0 -53 6 -48 L50 -10 L50 42 Q50 50 42 50 L-42 \
        50 Q-50 50 -50 42 Z; i M-48 -8 L0 22 L48 -8
        message 129 112: o M0 -42 C32 -42 50 -26 50 -4 C50 18 32 32 0 32 Q-8 32 -14 31 L-36 44 \
        L-32 24 C-44 18 -50 8 -50 -4 C-50 -26 -32 -42 0 -42 Z
        bubble.left 129 112: o M-38 -42 L38 -42 Q50 -42 50 -30 L50 16 Q50 28 38 28 L-8 28 L-28 \
        46 L-28 28 L-38 28 Q-50 28 -50 16 L-50 -30 Q-50 -42 -38 -42 Z
        bubble.right 129 112: = bubble.left mirror
        bubble 129 112: = bubble.left
        text.bubble 129 112: = bubble.left; i M-28 -20 L28 -20; i M-28 0 L10 0
        ellipsis.bubble 129 112: = bubble.left; d O-24 -7 7; d O0 -7 7; d O24 -7 7
        bubble.left.and.bubble.right 160 120: o M-60 -44 L8 -44 Q18 -44 18 -34 L18 -6 Q18 4 8 4 \
        L-36 4 L-52 20 L-52 4 Q-70 4 -70 -6 L-70 -34 Q-70 -44 -60 -44 Z; s M34 -16 L60 -16 Q70 \
        -16 70 -6 L70 20 Q70 30 60 30 L52 30 L52 46 L36 30 L-2 30 Q-12 30 -12 20
        quote.bubble 129 112: = bubble.left; d O-14 -8 9; d O14 -8 9
        phone 105 105: o M-40 -40 C-34 -48 -26 -46 -22 -40 L-12 -24 C-10 -18 -12 -14 -18 -8 C-8 \
        8 -4 12 8 18 C14 12 18 10 24 12 L40 22 C46 26 48 34 40 40 C24 54 -4 40 -22 22 C-40 4 \
        -54 -24 -40 -40 Z
        phone.down 140 70: = phone @135
        video 141.9 95.2: o R-60 -34 80 68 14; o M20 -8 L52 -28 Q58 -30 58 -24 L58 24 Q58 30 52 \
        28 L20 8 Z
        camera 135 105: o M-54 -22 Q-54 -32 -44 -32 L-26 -32 L-16 -44 L16 -44 L26 -32 L44 -32 \
        Q54 -32 54 -22 L54 32 Q54 42 44 42 L-44 42 Q-54 42 -54 32 Z; i O0 4 19
        camera.rotate 135 102: o M-54 -22 Q-54 -32 -44 -32 L-26 -32 L-16 -44 L16 -44 L26 -32 L44 \
        -32 Q54 -32 54 -22 L54 32 Q54 42 44 42 L-44 42 Q-54 42 -54 32 Z; i A0 4 19 -160 -20; i \
        A0 4 19 20 160; i M18 -14 L20 -1 L8 -2; i M-18 22 L-20 9 L-8 10
        camera.viewfinder 117 105: = viewfinder; = camera 0 0 0.5
        viewfinder 117 105: s M-46 -24 L-46 -34 Q-46 -46 -34 -46 L-24 -46; s M46 -24 L46 -34 \
        Q46 -46 34 -46 L24 -46; s M-46 24 L-46 34 Q-46 46 -34 46 L-24 46; s M46 24 L46 34 Q46 \
        46 34 46 L24 46
        qrcode.viewfinder 117 105: = viewfinder; = qrcode 0 0 0.55
        barcode.viewfinder 140 100: s M-58 -20 L-58 -30 Q-58 -40 -48 -40 L-38 -40; s M58 -20 \
        L58 -30 Q58 -40 48 -40 L38 -40; s M-58 20 L-58 30 Q-58 40 -48 40 L-38 40; s M58 20 L58 \
        30 Q58 40 48 40 L38 40; = barcode 0 0 0.6
        barcode 130 90: s M-50 -36 L-50 36; s M-34 -36 L-34 36; s M-12 -36 L-12 36; s M4 -36 L4 \
        36; s M28 -36 L28 36; s M50 -36 L50 36
        qrcode 105 100: s R-42 -42 34 34 3; s R8 -42 34 34 3; s R-42 8 34 34 3; f R-30 -30 10 \
        10 0; f R20 -30 10 10 0; f R-30 20 10 10 0; f R8 8 13 13 0; f R32 32 13 13 0; f R32 8 \
        13 13 0; f R8 32 13 13 0; f R20 20 12 12 0
        photo 130.5 96: o R-56 -39 112 78 13; i M-54 22 L-24 -6 L4 20 L22 4 L54 32; d O24 -16 9
        photo.artframe 138 100: = photo
        photo.on.rectangle 145 112: o R-46 -34 104 76 11; s M-58 22 L-58 -34 Q-58 -46 -46 -46 \
        L36 -46; i M-42 28 L-16 2 L8 26 L24 12 L54 38; d O30 -12 8
        photo.on.rectangle.angled 142 110: = photo.on.rectangle
        photo.stack 130 118: o R-52 -22 104 72 11; s M-42 -36 L42 -36; s M-32 -50 L32 -50
        mic 78 125: o R-17 -54 34 66 17; s M-32 -10 C-32 36 32 36 32 -10; s M0 26 L0 48; s M-18 \
        50 L18 50
        speaker 105 98: o M-40 -16 L-20 -16 L10 -40 Q14 -42 14 -36 L14 36 Q14 42 10 40 L-20 16 \
        L-40 16 Z
        speaker.wave.1 125 98: = speaker -14 0 1; s A-4 0 34 -32 32
        speaker.wave.2 145 105: = speaker -24 0 1; s A-14 0 34 -32 32; s A-14 0 54 -36 36
        speaker.wave.3 165 112: = speaker -34 0 1; s A-24 0 34 -32 32; s A-24 0 54 -36 36; s \
        A-24 0 74 -38 38
        speaker.3 165 112: = speaker.wave.3
        speaker.2 145 105: = speaker.wave.2
        speaker.1 125 98: = speaker.wave.1
        speaker.slash 140 112: = speaker 0 0 1; k M-42 -48 L42 48; s M-42 -44 L42 44
        megaphone 135 108: o M-50 -14 L-30 -14 L40 -42 L40 38 L-30 12 L-50 12 Z; s M-26 14 L-18 \
        40 L0 40 L-4 22; s M52 -8 L52 6
        antenna.radiowaves.left.and.right 150 112: f O0 -4 10; s M0 6 L0 50; s A0 -4 28 -48 48; \
        s A0 -4 48 -48 48; s A0 -4 28 132 228; s A0 -4 48 132 228
        dot.radiowaves.right 107 117: f O-34 0 9; s A-34 0 30 -52 52; s A-34 0 52 -52 52; s \
        A-34 0 74 -50 50
        dot.radiowaves.left.and.right 150 108: f O0 0 9; s A0 0 30 -50 50; s A0 0 54 -48 48; s \
        A0 0 30 130 230; s A0 0 54 132 228
        wifi 135 100: s A0 40 78 -134 -46; s A0 40 52 -134 -46; s A0 40 26 -134 -46; f O0 34 9
        network 116.5 112.5: = globe
        globe 116.5 112.5: s O0 0 45.6; s E0 0 20 45.6; s M-45 0 L45 0; s M-38 -24 Q0 -14 38 \
        -24; s M-38 24 Q0 14 38 24
        link 125 118: s M-6 -20 L10 -36 C32 -56 58 -30 38 -8 L20 10 C8 20 -8 16 -12 4; s M6 20 \
        L-10 36 C-32 56 -58 30 -38 8 L-20 -10 C-8 -20 8 -16 12 -4
        paperplane 117.5 112: o M-46 -8 L46 -46 L12 46 L-2 8 Z; i M-2 8 L44 -44
        tray 130 95: o M-52 8 L-36 -32 Q-34 -36 -30 -36 L30 -36 Q34 -36 36 -32 L52 8 L52 28 Q52 \
        38 42 38 L-42 38 Q-52 38 -52 28 Z; i M-50 8 L-22 8 C-20 24 20 24 22 8 L50 8
        archivebox 125 108: o R-52 -44 104 24 6; o M-44 -20 L44 -20 L44 34 Q44 44 34 44 L-34 44 \
        Q-44 44 -44 34 Z; i M-14 2 L14 2
        """
}
