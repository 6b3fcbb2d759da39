extension SymbolRows {
    static let communication = """
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
        bubble.left.and.bubble.right 160 120: o1 M-60 -46 L6 -46 Q16 -46 16 -36 L16 -8 Q16 2 6 2 \
        L-36 2 L-52 18 L-52 2 Q-70 2 -70 -8 L-70 -36 Q-70 -46 -60 -46 Z; c M4 -18 L60 -18 Q70 \
        -18 70 -8 L70 22 Q70 32 60 32 L56 32 L56 48 L38 32 L4 32 Q-6 32 -6 22 L-6 -8 Q-6 -18 4 \
        -18 Z; k M4 -18 L60 -18 Q70 -18 70 -8 L70 22 Q70 32 60 32 L56 32 L56 48 L38 32 L4 32 Q-6 \
        32 -6 22 L-6 -8 Q-6 -18 4 -18 Z; o M4 -18 L60 -18 Q70 -18 70 -8 L70 22 Q70 32 60 32 L56 \
        32 L56 48 L38 32 L4 32 Q-6 32 -6 22 L-6 -8 Q-6 -18 4 -18 Z
        quote.bubble 129 112: = bubble.left; d M-8 -20 C-16 -16 -18 -10 -17 -6 C-22 -8 -28 -4 \
        -28 1 C-28 11 -10 11 -10 -2 C-10 -10 -10 -14 -5 -17 Z; d M18 -20 C10 -16 8 -10 9 -6 C4 \
        -8 -2 -4 -2 1 C-2 11 16 11 16 -2 C16 -10 16 -14 21 -17 Z
        phone 105 105: o M-40 -40 C-34 -48 -26 -46 -22 -40 L-12 -24 C-10 -18 -12 -14 -18 -8 C-8 \
        8 -4 12 8 18 C14 12 18 10 24 12 L40 22 C46 26 48 34 40 40 C24 54 -4 40 -22 22 C-40 4 -54 \
        -24 -40 -40 Z
        phone.down 140 70: = phone @135
        video 141.9 95.2: o R-60 -34 80 68 14; o M20 -8 L52 -28 Q58 -30 58 -24 L58 24 Q58 30 52 \
        28 L20 8 Z
        camera 135 105: o M-54 -22 Q-54 -32 -44 -32 L-26 -32 L-16 -44 L16 -44 L26 -32 L44 -32 \
        Q54 -32 54 -22 L54 32 Q54 42 44 42 L-44 42 Q-54 42 -54 32 Z; i O0 4 19
        camera.rotate 135 102: o M-54 -22 Q-54 -32 -44 -32 L-26 -32 L-16 -44 L16 -44 L26 -32 L44 \
        -32 Q54 -32 54 -22 L54 32 Q54 42 44 42 L-44 42 Q-54 42 -54 32 Z; i A0 4 19 -160 -20; i \
        A0 4 19 20 160; i M18 -14 L20 -1 L8 -2; i M-18 22 L-20 9 L-8 10
        camera.viewfinder 117 105: = viewfinder; = camera 0 0 0.5
        viewfinder 117 105: s M-46 -24 L-46 -34 Q-46 -46 -34 -46 L-24 -46; s M46 -24 L46 -34 Q46 \
        -46 34 -46 L24 -46; s M-46 24 L-46 34 Q-46 46 -34 46 L-24 46; s M46 24 L46 34 Q46 46 34 \
        46 L24 46
        qrcode.viewfinder 117 105: = viewfinder; = qrcode 0 0 0.55
        barcode.viewfinder 140 100: s M-58 -20 L-58 -30 Q-58 -40 -48 -40 L-38 -40; s M58 -20 L58 \
        -30 Q58 -40 48 -40 L38 -40; s M-58 20 L-58 30 Q-58 40 -48 40 L-38 40; s M58 20 L58 30 \
        Q58 40 48 40 L38 40; = barcode 0 0 0.6
        barcode 130 90: s M-50 -36 L-50 36; s M-34 -36 L-34 36; s M-12 -36 L-12 36; s M4 -36 L4 \
        36; s M28 -36 L28 36; s M50 -36 L50 36
        qrcode 105 100: s R-42 -42 34 34 3; s R8 -42 34 34 3; s R-42 8 34 34 3; f R-30 -30 10 10 \
        0; f R20 -30 10 10 0; f R-30 20 10 10 0; f R8 8 13 13 0; f R32 32 13 13 0; f R32 8 13 13 \
        0; f R8 32 13 13 0; f R20 20 12 12 0
        photo 130.5 96: o R-56 -39 112 78 13; i M-54 24 L-22 -8 L6 20 L22 5 L54 34; d O24 -16 9
        photo.artframe 138 100: o R-60 -42 120 84 6; i R-44 -26 88 52 2; i M-42 20 L-18 -4 L2 16 \
        L16 4 L42 24; d O20 -10 6
        photo.on.rectangle 145 112: s1 M-60 22 L-60 -34 Q-60 -46 -48 -46 L34 -46 Q46 -46 46 -36; \
        o R-46 -34 104 76 11; i M-44 30 L-16 2 L10 28 L26 13 L56 38; d O30 -12 8
        photo.on.rectangle.angled 142 110: s1 M-58 14 L-50 -42 Q-48 -50 -40 -49 L40 -36 Q47 -34 \
        46 -28; = photo @9 4 8 0.82
        photo.stack 130 118: o R-52 -22 104 72 11; s1 M-42 -36 L42 -36; s1 M-32 -50 L32 -50; i \
        M-50 36 L-22 10 L4 36 L20 22 L50 44; d O22 -4 8
        mic 78 125: o R-17 -54 34 66 17; s M-32 -10 C-32 36 32 36 32 -10; s M0 26 L0 48; s M-18 \
        50 L18 50
        speaker 105 98: o M-40 -16 L-20 -16 L10 -40 Q14 -42 14 -36 L14 36 Q14 42 10 40 L-20 16 \
        L-40 16 Z
        speaker.wave.1 125 98: = speaker -14 0 1; s1 A-4 0 34 -32 32
        speaker.wave.2 145 105: = speaker -24 0 1; s1 A-14 0 34 -32 32; s1 A-14 0 54 -36 36
        speaker.wave.3 165 112: = speaker -34 0 1; s1 A-24 0 34 -32 32; s1 A-24 0 54 -36 36; s1 \
        A-24 0 74 -38 38
        speaker.3 165 112: = speaker.wave.3
        speaker.2 145 105: = speaker.wave.2
        speaker.1 125 98: = speaker.wave.1
        speaker.slash 140 112: = speaker 0 0 1; k M-42 -48 L42 48; s M-42 -44 L42 44
        megaphone 135 108: o M-50 -14 L-30 -14 L40 -42 L40 38 L-30 12 L-50 12 Z; s M-26 14 L-18 \
        40 L0 40 L-4 22; s M52 -8 L52 6
        antenna.radiowaves.left.and.right 150 112: f O0 -4 10; s M0 6 L0 50; s A0 -4 28 -48 48; \
        s A0 -4 48 -48 48; s A0 -4 28 132 228; s A0 -4 48 132 228
        dot.radiowaves.right 107 117: f O-34 0 9; s A-34 0 30 -52 52; s A-34 0 52 -52 52; s A-34 \
        0 74 -50 50
        dot.radiowaves.left.and.right 150 108: f O0 0 9; s A0 0 30 -50 50; s A0 0 54 -48 48; s \
        A0 0 30 130 230; s A0 0 54 132 228
        wifi 135 100: s2 A0 40 78 -134 -46; s1 A0 40 52 -134 -46; s1 A0 40 26 -134 -46; f O0 34 \
        9
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
        phone.connection 140 112: = phone -22 8 0.9; f O26 -20 6; f O42 -20 6; f O58 -20 6
        phone.arrow.up.right 128 112: = phone -8 6 0.9; s M20 -16 L46 -44; s M24 -46 L48 -46 L48 \
        -22
        phone.arrow.down.left 128 112: = phone -8 6 0.9; s M48 -46 L22 -20; s M22 -42 L22 -18 \
        L46 -18
        phone.arrow.right 128 112: = phone -8 6 0.9; s M14 -30 L50 -30; s M36 -46 L52 -30 L36 \
        -14
        phone.and.waveform 140 112: = phone -20 6 0.9; s M18 -28 L18 -12; s M32 -40 L32 0; s M46 \
        -30 L46 -10; s M60 -24 L60 -16
        video.and.waveform 141.9 95.2: = video; i M-40 -8 L-40 8; i M-26 -18 L-26 18; i M-12 -12 \
        L-12 12; i M2 -6 L2 6
        teletype 130 105: = phone; s M12 -34 L44 -34; s M12 -18 L44 -18
        recordingtape 145 80: s O-34 0 26; s O34 0 26; s M-34 26 L34 26
        mail 129 94: = envelope
        mail.stack 129 115: o R-50 -16 100 66 11; i M-46 -10 L-6 20 Q0 25 6 20 L46 -10; s1 M-38 \
        -32 L38 -32; s1 M-26 -48 L26 -48
        mail.and.text.magnifyingglass 140 105: = envelope
        envelope.arrow.triangle.branch 140 110: = envelope
        envelope.front 129 94: = envelope
        bubble.middle.bottom 129 112: o M-38 -42 L38 -42 Q50 -42 50 -30 L50 16 Q50 28 38 28 L14 \
        28 L0 46 L-14 28 L-38 28 Q-50 28 -50 16 L-50 -30 Q-50 -42 -38 -42 Z
        bubble.middle.top 129 112: = bubble.middle.bottom @180
        bubble.left.and.text.bubble.right 165 122: o1 M-60 -46 L6 -46 Q16 -46 16 -36 L16 -8 Q16 \
        2 6 2 L-36 2 L-52 18 L-52 2 Q-70 2 -70 -8 L-70 -36 Q-70 -46 -60 -46 Z; c M4 -18 L60 -18 \
        Q70 -18 70 -8 L70 22 Q70 32 60 32 L56 32 L56 48 L38 32 L4 32 Q-6 32 -6 22 L-6 -8 Q-6 -18 \
        4 -18 Z; k M4 -18 L60 -18 Q70 -18 70 -8 L70 22 Q70 32 60 32 L56 32 L56 48 L38 32 L4 32 \
        Q-6 32 -6 22 L-6 -8 Q-6 -18 4 -18 Z; o M4 -18 L60 -18 Q70 -18 70 -8 L70 22 Q70 32 60 32 \
        L56 32 L56 48 L38 32 L4 32 Q-6 32 -6 22 L-6 -8 Q-6 -18 4 -18 Z; i M12 -2 L52 -2; i M12 \
        14 L38 14
        bubble.left.and.exclamationmark.bubble.right 165 122: = bubble.left.and.bubble.right; i \
        M32 -8 L32 10; d O32 21 4.6
        rectangle.3.group.bubble.left 129 112: = bubble.left; d R-32 -26 18 14 3; d R-8 -26 18 \
        14 3; d R-32 -6 42 14 3
        captions.bubble 129 112: = bubble.left; i M-32 -2 L-14 -2; i M0 -2 L32 -2; i M-32 14 L8 \
        14
        phone.bubble 129 112: = bubble.left; d M-16 -26 L-8 -28 L-2 -16 L-8 -10 C-4 -2 0 2 8 6 \
        L14 0 L26 6 L24 14 C8 22 -24 -6 -16 -26 Z
        ellipsis.message 129 112: = message; d O-22 -4 7; d O0 -4 7; d O22 -4 7
        message.and.waveform 129 112: = message; i M-24 -10 L-24 2; i M-8 -20 L-8 12; i M8 -14 \
        L8 6; i M24 -8 L24 0
        waveform.path 125 112: s M-56 0 L-38 0 L-26 -42 L-10 42 L4 -30 L16 22 L26 0 L56 0
        waveform.path.ecg 140 112: s M-62 6 L-30 6 L-16 -44 L6 44 L20 6 L62 6
        waveform.path.ecg.rectangle 140 100: = rectangle; i M-44 4 L-20 4 L-10 -20 L6 22 L14 4 \
        L44 4
        waveform.and.magnifyingglass 125 112: s M-54 -8 L-54 8; s M-36 -26 L-36 26; s M-18 -14 \
        L-18 14; s O18 4 22; s M34 20 L54 40
        waveform.and.mic 140 118: = waveform -20 0 0.8; = mic 42 0 0.85
        text.badge.checkmark 117 100: = text.alignleft; k O34 26 22; s M20 26 L30 38 L50 14
        text.badge.plus 117 100: = text.alignleft; k O34 26 18; s M34 10 L34 42; s M18 26 L50 26
        text.badge.minus 117 100: = text.alignleft; k O34 26 18; s M18 26 L50 26
        text.badge.xmark 117 100: = text.alignleft; k O34 26 18; s M22 14 L46 38; s M46 14 L22 \
        38
        text.badge.star 117 100: = text.alignleft; c O34 24 26; = star 34 24 0.45
        wave.3.right 84 118: s A-48 0 30 -48 48; s A-48 0 54 -48 48; s A-48 0 78 -46 46
        wave.3.left 84 118: = wave.3.right mirror
        wave.3.forward 84 118: = wave.3.right
        wave.3.backward 84 118: = wave.3.left
        dot.radiowaves.up.forward 117 117: = dot.radiowaves.right @-45
        dot.radiowaves.forward 107 117: = dot.radiowaves.right
        wifi.router 125 110: o R-50 12 100 32 10; d O-28 28 5; d O-10 28 5; s M30 12 L30 -20; s \
        A30 -24 18 215 325; s A30 -24 32 218 322
        wifi.router.fill 125 110: f R-54 8 108 40 12; c O-28 28 5; c O-10 28 5; s M30 12 L30 \
        -20; s A30 -24 18 215 325; s A30 -24 32 218 322
        cellularbars 117 95: f R-50 16 18 24 4; f R-24 0 18 40 4; f R2 -20 18 60 4; f R28 -42 18 \
        82 4
        airplayaudio 120 112: s A0 -6 44 125 415; s A0 -6 25 130 410; f M0 8 L30 46 L-30 46 Z
        airplayvideo 130 108: s M-30 26 L-44 26 Q-54 26 -54 16 L-54 -32 Q-54 -42 -44 -42 L44 -42 \
        Q54 -42 54 -32 L54 16 Q54 26 44 26 L30 26; f M0 8 L30 46 L-30 46 Z
        airplay.audio 120 112: = airplayaudio
        airplay.video 130 108: = airplayvideo
        bonjour 112 112: s O0 0 12; s M0 -12 L0 -48; s M0 12 L0 48; s M-12 0 L-48 0; s M12 0 L48 \
        0
        tray.full 130 112: o M-52 14 L-36 -20 Q-34 -24 -30 -24 L30 -24 Q34 -24 36 -20 L52 14 L52 \
        34 Q52 44 42 44 L-42 44 Q-52 44 -52 34 Z; i M-50 14 L-22 14 C-20 30 20 30 22 14 L50 14; \
        s M-26 -38 L26 -38; i M-26 -6 L26 -6
        tray.2 130 122: = tray 0 -18 0.8; = tray 0 22 0.8
        tray.and.arrow.down 130 118: o M-52 14 L-36 -20 Q-34 -24 -30 -24 L30 -24 Q34 -24 36 -20 \
        L52 14 L52 34 Q52 44 42 44 L-42 44 Q-52 44 -52 34 Z; i M-50 14 L-22 14 C-20 30 20 30 22 \
        14 L50 14; k M0 -50 L0 4; s M0 -52 L0 2; s M-14 -10 L0 4 L14 -10
        tray.and.arrow.up 130 118: o M-52 14 L-36 -20 Q-34 -24 -30 -24 L30 -24 Q34 -24 36 -20 \
        L52 14 L52 34 Q52 44 42 44 L-42 44 Q-52 44 -52 34 Z; i M-50 14 L-22 14 C-20 30 20 30 22 \
        14 L50 14; k M0 -50 L0 4; s M0 -50 L0 4; s M-14 -38 L0 -52 L14 -38
        square.and.arrow.up.on.square 118 128: o M-14 -18 L-24 -18 Q-30 -18 -30 -12 L-30 24 Q-30 \
        30 -24 30 L36 30 Q42 30 42 24 L42 -12 Q42 -18 36 -18 L26 -18; s M6 10 L6 -54; s M-8 -40 \
        L6 -55 L20 -40; s1 M-42 -4 L-42 40 Q-42 46 -36 46 L30 46
        square.and.arrow.down.on.square 118 128: o M-14 -18 L-24 -18 Q-30 -18 -30 -12 L-30 24 \
        Q-30 30 -24 30 L36 30 Q42 30 42 24 L42 -12 Q42 -18 36 -18 L26 -18; s M6 -54 L6 10; s M-8 \
        -4 L6 11 L20 -4; s1 M-42 -4 L-42 40 Q-42 46 -36 46 L30 46
        square.and.arrow.down.fill 114 124.5: f R-41 -24 82 78 11; k M0 -54 L0 18; k M-17 2 L0 \
        19 L17 2; s M0 -54 L0 18; s M-17 2 L0 19 L17 2
        location.magnifyingglass 114.5 105: = magnifyingglass; = location -9 -9 0.36
        location.north.line 84 122: o M0 -50 L28 30 L0 16 L-28 30 Z; s M-24 48 L24 48
        location.app 111.5 99.5: = app; d M-22 2 L24 -22 L2 24 L-2 4 Z
        house.and.flag 132 118: = house 0 8 0.9; s M20 -30 L20 -54 L44 -48 L20 -40
        house.lodge 132 107.5: = house
        flip.horizontal 140 105: = arrow.left.and.right.righttriangle.left.righttriangle.right
        point.topleft.down.curvedto.point.bottomright.up 125 105: s O-38 -26 12; s O38 26 12; s \
        M-26 -26 L18 -26 C44 -26 44 -2 18 0 L-14 0 C-40 0 -40 26 -16 26 L26 26
        point.topleft.down.to.point.bottomright.curvepath 125 105: = \
        point.topleft.down.curvedto.point.bottomright.up
        point.bottomleft.forward.to.point.topright.scurvepath 125 105: s O-40 28 11; s O40 -28 \
        11; s M-29 28 C20 28 -20 -28 29 -28
        point.3.connected.trianglepath.dotted 120 112: o O0 -32 12; o O-36 30 12; o O36 30 12; s \
        M-8 -20 L-28 18; s M8 -20 L28 18; s M-22 30 L22 30
        point.3.filled.connected.trianglepath.dotted 120 112: f O0 -32 15; f O-36 30 15; f O36 \
        30 15; s M-8 -20 L-28 18; s M8 -20 L28 18; s M-22 30 L22 30
        flowchart 130 108: o R-56 -42 40 28 5; o R16 -42 40 28 5; o R-20 16 40 28 5; s M-36 -14 \
        L-36 2 L36 2 L36 -14; s M0 2 L0 16
        """
}
