extension SymbolRows {
    static let devices = """
        pc 92 122: o R-34 -50 68 100 8; i M-16 -32 L16 -32; i M-16 -16 L16 -16; d O0 30 6
        macpro.gen1 92 122: = pc
        macpro.gen3 92 122: = pc
        macmini 130 80: o R-58 -20 116 42 10; d O36 2 5
        macbook 150 100: = laptopcomputer
        display.2 160 112: = display -24 8 0.85; s1 M-30 -46 L62 -46 Q70 -46 70 -38 L70 16
        desktopcomputer.and.arrow.down 140 120: s M-26 -46 L-50 -46 Q-60 -46 -60 -36 L-60 22 Q-60 32 \
        -50 32 L50 32 Q60 32 60 22 L60 -36 Q60 -46 50 -46 L26 -46; s M-60 14 L60 14; s M0 32 L0 48; \
        s M-24 48 L24 48; s M0 -54 L0 -4; s M-16 -20 L0 -4 L16 -20
        applewatch.radiowaves.left.and.right 150 125: = applewatch 0 0 0.86; s1 A-10 0 50 142 218; s1 \
        A10 0 50 -38 38
        display.and.arrow.down 138 120: = display; i M0 -30 L0 10; i M-14 -4 L0 10 L14 -4
        macwindow 130 105: o R-54 -42 108 84 12; i M-54 -20 L54 -20; d O-42 -31 4; d O-30 -31 4; \
        d O-18 -31 4
        macwindow.on.rectangle 140 112: s1 M-44 22 L-50 22 Q-58 22 -58 14 L-58 -36 Q-58 -44 -50 \
        -44 L26 -44 Q34 -44 34 -36 L34 -32; o R-34 -22 92 66 10; i M-34 -4 L58 -4
        dock.rectangle 130 105: o R-54 -42 108 84 12; i R-28 14 56 16 6
        menubar.rectangle 130 105: o R-54 -42 108 84 12; i M-54 -20 L54 -20
        menubar.dock.rectangle 130 105: = menubar.rectangle; i R-28 14 56 14 6
        terminal 130 105: o R-54 -42 108 84 12; i M-34 -20 L-14 -4 L-34 12; i M-4 16 L22 16
        apple.terminal 130 105: = terminal
        keyboard.chevron.compact.down 145 118: = keyboard 0 -12 1; s M-16 40 L0 48 L16 40
        keyboard.chevron.compact.down.fill 145 118: = keyboard 0 -12 1; s M-16 40 L0 48 L16 40
        keyboard.onehanded.left 145 96: o R-62 -38 124 76 12; d O-46 -16 5; d O-30 -16 5; d O-14 \
        -16 5; i M-44 8 L-16 8; i M14 -14 L34 -14
        computermouse 84 122: o R-30 -50 60 100 30; i M0 -34 L0 -14
        magicmouse 76 122: o R-28 -50 56 100 28
        printer.dotmatrix 128 112: = printer
        scanner 130 90: o M-56 4 L56 4 L56 24 Q56 32 48 32 L-48 32 Q-56 32 -56 24 Z; s M-50 2 \
        L40 -32; d O40 18 5
        faxmachine 130 112: o R-56 -12 112 54 10; s M-20 -12 L-20 -44 L36 -44 L36 -12; i R-42 2 \
        20 26 3; d O6 8 5; d O24 8 5; d O6 24 5; d O24 24 5
        iphone.gen1 82 124: o R-28 -52 56 104 10; d O0 40 5; i M-6 -40 L6 -40
        iphone.gen2 82 124: o R-28 -52 56 104 12; i M-8 -44 L8 -44
        iphone.gen3 82 124: o R-28 -52 56 104 12; i M-8 -40 L8 -40
        iphone.homebutton 82 124: = iphone.gen1
        iphone.landscape 124 82: = iphone @-90
        iphone.radiowaves.left.and.right 150 120: = iphone 0 0 0.86; s1 A-10 0 50 142 218; s1 \
        A10 0 50 -38 38
        iphone.and.arrow.forward 130 124: o R-48 -52 56 104 12; k M-14 0 L50 0; s M-14 0 L52 0; \
        s M34 -18 L53 0 L34 18
        iphone.sizes 120 124: = iphone
        smartphone 82 124: = iphone.gen2
        ipad.homebutton 96 122: o R-38 -50 76 100 11; d O0 38 5
        ipad.landscape 122 96: = ipad @-90
        ipad.and.iphone 140 118: o1 R-56 -44 76 88 10; c R12 -10 44 60 8; k R12 -10 44 60 8; o \
        R12 -10 44 60 8
        macbook.and.iphone 160 108: = laptopcomputer -10 0 0.9; c R34 -14 36 58 8; k R34 -14 36 \
        58 8; o R34 -14 36 58 8
        laptopcomputer.and.iphone 160 108: = macbook.and.iphone
        macbook.and.ipad 160 108: = macbook.and.iphone
        visionpro 150 84: o M-62 -4 C-62 -34 -38 -36 0 -36 C38 -36 62 -34 62 -4 C62 26 48 34 34 \
        34 C18 34 14 18 0 18 C-14 18 -18 34 -34 34 C-48 34 -62 26 -62 -4 Z
        airpods 116 115: o M-44 -34 C-24 -52 -8 -36 -10 -20 L-16 -8 L-16 42 L-28 42 L-28 -8 C-42 \
        -8 -54 -20 -44 -34 Z; o M44 -34 C24 -52 8 -36 10 -20 L16 -8 L16 42 L28 42 L28 -8 C42 -8 \
        54 -20 44 -34 Z
        airpodspro 116 110: = airpods
        airpodsmax 112 122: = headphones
        beats.headphones 112 118: = headphones
        headset 117 118: = headphones 0 -6 0.95; s M38 32 C38 46 26 50 8 50
        homepod 92 115: o M-38 -18 C-38 -36 -22 -44 0 -44 C22 -44 38 -36 38 -18 L38 24 C38 40 22 \
        46 0 46 C-22 46 -38 40 -38 24 Z; i M-22 -22 C-12 -30 12 -30 22 -22
        homepodmini 110 105: o O0 2 40; i M-20 -22 C-12 -30 12 -30 20 -22
        homepod.and.homepodmini 140 112: = homepod -24 0 1; = homepodmini 36 20 0.6
        hifispeaker 84 122: o R-32 -52 64 104 10; i O0 16 18; i O0 -28 7
        hifispeaker.2 140 122: = hifispeaker -36 0 1; = hifispeaker 36 0 1
        hifireceiver 140 80: o R-62 -26 124 52 8; i O34 0 12; i M-46 -6 L0 -6; s M-44 26 L-44 \
        34; s M44 26 L44 34
        amplifier 116 116: o R-48 -44 96 88 10; i O0 14 20; d O-24 -28 5; d O-8 -28 5; d O8 -28 \
        5; d O24 -28 5
        radio 130 112: o R-54 -20 108 64 10; s M-40 -20 L36 -46; i O-22 12 16; i M14 0 L38 0; i \
        M14 22 L38 22
        appletv 130 80: o R-58 -18 116 38 12; i M-14 2 L14 2
        appletvremote.gen4 60 125: o R-20 -54 40 108 14; i O0 -28 9; d O0 2 5; d O0 18 5
        appletvremote.gen3 60 125: = appletvremote.gen4
        av.remote 66 125: = appletvremote.gen4
        tv.inset.filled 138 112: s R-60 -46 120 78 10; f R-50 -36 100 58 4; s M-30 46 L30 46
        4k.tv 138 112: = tv; i M-22 -24 L-34 -2 L-12 -2; i M-18 -10 L-18 10; i M8 -24 L8 10; i \
        M28 -24 L10 -7 L28 10
        tv.and.mediabox 150 115: = tv 0 -4 0.9
        tv.music.note 138 112: = music.note.tv
        video.doorbell 82 124: o R-28 -52 56 104 16; i O0 -22 14; i O0 24 9
        memorychip 140 92: o R-56 -30 112 48 8; i R-40 -16 22 20 2; i R-8 -16 22 20 2; i R24 -16 \
        18 20 2; s M-38 20 L-38 32; s M-18 20 L-18 32; s M2 20 L2 32; s M22 20 L22 32; s M40 20 \
        L40 32
        sdcard 96 118: o M-34 -34 L-18 -50 L30 -50 Q38 -50 38 -42 L38 42 Q38 50 30 50 L-30 50 \
        Q-38 50 -38 42 Z; i M-8 -34 L-8 -20; i M8 -34 L8 -20; i M24 -34 L24 -20
        simcard 96 118: o M-38 -42 Q-38 -50 -30 -50 L14 -50 L38 -26 L38 42 Q38 50 30 50 L-30 50 \
        Q-38 50 -38 42 Z; i R-18 -4 36 32 5; i M0 -4 L0 28
        simcard.2 120 118: = simcard
        esim 115 105: o R-46 -38 92 76 14; i R-18 -16 36 32 5
        opticaldisc 117 112: o O0 0 45.6; i O0 0 13
        opticaldiscdrive 140 90: o R-60 -32 120 64 10; i M-42 0 L24 0; d O42 0 5
        externaldrive.connected.to.line.below 140 112: = externaldrive 0 -14 0.9; s M0 18 L0 46; \
        s M-50 48 L50 48
        cable.connector 92 120: o R-26 -28 52 44 6; s M-12 -28 L-12 -46; s M12 -28 L12 -46; s M0 \
        16 L0 52
        cable.connector.horizontal 140 80: o R-60 -20 46 40 8; s M-14 0 L60 0; s M40 -14 L60 0 \
        L40 14
        battery.100percent 160 78: = battery.100
        battery.75 160 78: o R-66 -26 116 52 12; f R-56 -16 70 32 5; s M62 -8 L62 8
        battery.50 160 78: o R-66 -26 116 52 12; f R-56 -16 48 32 5; s M62 -8 L62 8
        battery.75percent 160 78: = battery.75
        battery.50percent 160 78: = battery.50
        battery.25percent 160 78: = battery.25
        battery.0percent 160 78: = battery.0
        battery.100.bolt 160 92: s1 R-66 -26 116 52 12; s1 M62 -8 L62 8; f1 R-56 -16 96 32 5; c \
        M2 -40 L-28 6 L-8 6 L-18 40 L12 -6 L-8 -6 Z; k M2 -40 L-28 6 L-8 6 L-18 40 L12 -6 L-8 -6 \
        Z; f M2 -40 L-28 6 L-8 6 L-18 40 L12 -6 L-8 -6 Z
        battery.100percent.bolt 160 92: = battery.100.bolt
        batteryblock 128 105: o R-54 -30 108 70 10; s M-36 -32 L-36 -42 L-16 -42 L-16 -32; s M36 \
        -32 L36 -42 L16 -42 L16 -32
        minus.plus.batteryblock 128 105: = batteryblock; i M-38 6 L-18 6; i M18 6 L38 6; i M28 \
        -4 L28 16
        bolt.horizontal 125 80: o M-54 16 L8 -30 L8 -4 L54 -16 L-8 30 L-8 4 Z
        bolt.batteryblock 128 105: = batteryblock; d M4 -18 L-18 10 L-2 10 L-6 30 L18 2 L2 2 Z
        bolt.car 150 110: = car 14 6 0.9; k M-44 -48 L-62 -10 L-48 -10 L-56 24; f M-40 -50 L-66 \
        -6 L-52 -6 L-60 30 L-32 -14 L-46 -14 Z
        bolt.shield 96 118: = shield; d M4 -28 L-18 4 L-2 4 L-6 28 L18 -6 L2 -6 Z
        dial.min 117 112: s O0 4 40; s M0 4 L-20 24
        dial.low 117 112: s O0 4 40; s M0 4 L-28 -4
        dial.medium 117 112: s O0 4 40; s M0 4 L0 -26
        dial.high 117 112: s O0 4 40; s M0 4 L28 -4
        dial.max 117 112: s O0 4 40; s M0 4 L20 24
        gauge 117 112: o O0 0 45.6; i M0 8 L16 -18; d O0 8 7; i M-30 8 L-28 8; i M-18 -20 L-17 \
        -19; i M30 8 L28 8
        gauge.medium 117 112: = gauge
        gauge.low 117 112: o O0 0 45.6; i M0 8 L-20 -14; d O0 8 7
        gauge.high 117 112: o O0 0 45.6; i M0 8 L24 -8; d O0 8 7
        gauge.with.needle 117 112: = gauge
        gauge.with.dots.needle.bottom.50percent 117 112: o O0 0 45.6; i M0 20 L0 -8; d O0 20 7; \
        d O-28 12 5; d O-24 -12 5; d O24 -12 5; d O28 12 5
        gauge.with.dots.needle.33percent 117 112: = gauge
        gauge.with.dots.needle.50percent 117 112: = gauge
        gauge.with.dots.needle.67percent 117 112: = gauge.high
        gauge.open.with.lines.needle.33percent 117 105: s A0 8 44 150 390; s M0 8 L-16 -14; s \
        M-30 8 L-24 8; s M30 8 L24 8
        speedometer 117 105: s A0 10 46 160 380; s M0 10 L22 -14; f O0 10 8; s M-32 6 L-26 6; s \
        M0 -24 L0 -20; s M-22 -14 L-18 -11
        barometer 117 112: = gauge
        metronome 105 118: o M-14 -48 L14 -48 L34 48 L-34 48 Z; i M-26 22 L26 22; s M0 16 L36 \
        -36
        tuningfork 70 125: s M-16 -52 L-16 -14 C-16 8 16 8 16 -14 L16 -52; s M0 4 L0 54
        pianokeys 128 105: o R-52 -42 104 84 8; i M-18 4 L-18 42; i M18 4 L18 42; d R-27 -42 18 \
        46 2; d R9 -42 18 46 2
        guitars 120 122: g guitar-electric
        music.mic 112 115: o O24 -24 21; s M8 -12 L-44 40; s M14 -6 L-36 46; s M-44 40 L-36 46
        music.note.house 132 107.5: o M-38 -8 L-38 42 L38 42 L38 -8 L0 -40 Z; s M-52 4 L0 -42 \
        L52 4; d O-8 24 7; i M-1 24 L-1 -8 L14 -12
        music.quarternote.3 110 115: f E-30 30 12 9; s M-20 30 L-20 -20; f E8 38 12 9; s M18 38 \
        L18 -32; s M-20 -20 L18 -32; f E36 10 9 7; s M44 10 L44 -46
        music.note.tv 138 112: = tv; d E-12 8 10 8; i M-4 8 L-4 -24 L16 -28
        play.tv 138 112: = tv; d M-14 -26 L22 -7 L-14 12 Z
        lines.measurement.horizontal 130 80: s M-56 -20 L-56 20; s M-28 -4 L-28 20; s M0 -20 L0 \
        20; s M28 -4 L28 20; s M56 -20 L56 20
        switch.2 120 112: o R-44 -42 88 36 18; o R-44 6 88 36 18; d O26 -24 9; d O-26 24 9
        togglepower 117 112: s O0 0 45.6; s M0 -20 L0 20
        lightspectrum.horizontal 130 80: s M-50 -20 L-50 20; s M-25 -20 L-25 20; s M0 -20 L0 20; \
        s M25 -20 L25 20; s M50 -20 L50 20
        cursorarrow 80 112: o M-26 -44 L28 10 L4 12 L18 42 L4 48 L-8 18 L-26 32 Z
        cursorarrow.rays 116 112: = cursorarrow 8 10 0.7; s1 M-38 -38 L-46 -46; s1 M-12 -44 L-12 \
        -54; s1 M-44 -12 L-54 -12; s1 M14 -38 L20 -46; s1 M-38 14 L-46 20
        cursorarrow.click 116 112: = cursorarrow.rays
        cursorarrow.click.2 116 112: = cursorarrow.rays
        cursorarrow.motionlines 116 112: = cursorarrow.rays
        cursorarrow.and.square.on.square.dashed 121 112: = square.dashed; = cursorarrow 12 16 \
        0.7
        contextualmenu.and.cursorarrow 130 112: o R-54 -42 80 72 8; i M-38 -22 L10 -22; i M-38 \
        -4 L-6 -4; k M6 -4 L40 30; = cursorarrow 28 22 0.56
        filemenu.and.selection 120 112: o R-46 -42 92 84 8; i M-30 -22 L14 -22; d R-36 -10 72 18 \
        4; i M-30 26 L14 26
        filemenu.and.cursorarrow 120 112: = contextualmenu.and.cursorarrow
        rectangle.and.pencil.and.ellipsis 145 100: s M10 36 L-48 36 Q-60 36 -60 24 L-60 -24 Q-60 \
        -36 -48 -36 L48 -36 Q58 -36 60 -28; f O-36 0 6; f O-14 0 6; f O8 0 6; = pencil 42 14 \
        0.55
        rectangle.and.hand.point.up.left 140 112: s M-6 28 L-46 28 Q-58 28 -58 16 L-58 -28 Q-58 \
        -40 -46 -40 L46 -40 Q58 -40 58 -28 L58 4; = hand.point.up.left 22 22 0.55
        rectangle.and.hand.point.up.left.filled 140 112: = rectangle.and.hand.point.up.left
        rectangle.and.text.magnifyingglass 140 100: s M-12 36 L-48 36 Q-60 36 -60 24 L-60 -24 \
        Q-60 -36 -48 -36 L48 -36 Q60 -36 60 -24 L60 -20; s M-42 -14 L-4 -14; s M-42 6 L-14 6; = \
        magnifyingglass 30 14 0.62
        rectangle.and.paperclip 140 105: s M-20 36 L-48 36 Q-60 36 -60 24 L-60 -24 Q-60 -36 -48 \
        -36 L48 -36 Q60 -36 60 -24 L60 -14; = paperclip 22 12 0.7
        headphones 117 108: s M-40 16 L-40 -2 C-40 -54 40 -54 40 -2 L40 16; o R-48 4 18 36 8; o \
        R30 4 18 36 8
        tv 140 116: o R-60 -46 120 78 10; s M-30 46 L30 46
        display 140 120: o R-58 -48 116 76 11; s M0 28 L0 48; s M-24 50 L24 50
        desktopcomputer 140 120: o R-60 -46 120 78 10; i M-60 14 L60 14; s M0 32 L0 48; s M-24 \
        50 L24 50
        laptopcomputer 160 100: o R-50 -38 100 66 9; s M-68 40 L68 40
        iphone 80 125: o R-28 -52 56 104 12; i M-8 -40 L8 -40
        ipad 105 125: o R-38 -50 76 100 11; i M-12 38 L12 38
        applewatch 86 125: o R-30 -32 60 64 16; s M-18 -34 L-14 -54 L14 -54 L18 -34; s M-18 34 \
        L-14 54 L14 54 L18 34
        keyboard 145 95: o R-62 -38 124 76 12; d O-42 -16 5; d O-21 -16 5; d O0 -16 5; d O21 -16 \
        5; d O42 -16 5; d O-42 2 5; d O-21 2 5; d O0 2 5; d O21 2 5; d O42 2 5; i M-26 20 L26 20
        printer 130 112: s M-30 -18 L-30 -46 L30 -46 L30 -18; o M-50 -18 L50 -18 Q56 -18 56 -12 \
        L56 16 Q56 24 48 24 L-48 24 Q-56 24 -56 16 L-56 -12 Q-56 -18 -50 -18 Z; c R-30 6 60 40 \
        4; k R-30 6 60 40 4; s R-30 6 60 40 4; d O38 -4 5
        cpu 117 111: o R-32 -32 64 64 10; i R-14 -14 28 28 4; s M-16 -34 L-16 -48; s M0 -34 L0 \
        -48; s M16 -34 L16 -48; s M-16 34 L-16 48; s M0 34 L0 48; s M16 34 L16 48; s M-34 -16 \
        L-48 -16; s M-34 0 L-48 0; s M-34 16 L-48 16; s M34 -16 L48 -16; s M34 0 L48 0; s M34 16 \
        L48 16
        internaldrive 140 95: o M-44 -36 L44 -36 L58 8 L58 28 Q58 36 50 36 L-50 36 Q-58 36 -58 \
        28 L-58 8 Z; i M-56 8 L56 8; d O38 22 5
        externaldrive 140 95: = internaldrive
        server.rack 130 95: o R-54 -38 108 34 8; o R-54 6 108 34 8; d O34 -21 6; d O34 23 6
        battery.100 160 78: o R-66 -26 116 52 12; f R-56 -16 96 32 5; s M62 -8 L62 8
        battery.25 160 78: o R-66 -26 116 52 12; f R-56 -16 26 32 5; s M62 -8 L62 8
        battery.0 160 78: o R-66 -26 116 52 12; s M62 -8 L62 8
        flashlight.off.fill 66 125: f M-24 -54 L24 -54 L24 -38 C24 -24 12 -26 12 -12 L12 54 L-12 \
        54 L-12 -12 C-12 -26 -24 -24 -24 -38 Z
        """
}
