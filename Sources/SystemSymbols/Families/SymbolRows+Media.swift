extension SymbolRows {
    static let media = """
        play 92 98: o M-30 -40 L34 -4 Q40 0 34 4 L-30 40 Q-36 42 -36 36 L-36 -36 Q-36 -42 -30 \
        -40 Z
        play.fill 89 98.4: f M-30 -43 L36 -6 Q42 0 36 6 L-30 43 Q-38 46 -38 38 L-38 -38 Q-38 -46 \
        -30 -43 Z
        pause 80 98: o R-30 -40 20 80 4; o R10 -40 20 80 4
        stop 105.5 93.5: o R-38 -38 76 76 8
        record.circle 116.5 111.5: o O0 0 45.6; d O0 0 20
        forward 150 90: o M-58 -32 L-6 0 L-58 32 Z; o M4 -32 L58 0 L4 32 Z
        backward 150 90: = forward mirror
        forward.end 115 90: o M-42 -34 L20 0 L-42 34 Z; s M36 -34 L36 34
        backward.end 115 90: = forward.end mirror
        playpause 150 90: o M-62 -36 L2 0 L-62 36 Z; s M24 -34 L24 34; s M48 -34 L48 34
        shuffle 135 100: s M-56 -26 L-38 -26 C-10 -26 -14 26 14 26 L48 26; s M-56 26 L-38 26 \
        C-10 26 -14 -26 14 -26 L48 -26; s M34 -42 L52 -26 L34 -10; s M34 10 L52 26 L34 42
        repeat 135 105: s M-48 0 L-48 -8 C-48 -26 -38 -26 -28 -26 L46 -26; s M30 -42 L47 -26 L30 \
        -10; s M48 0 L48 8 C48 26 38 26 28 26 L-46 26; s M-30 10 L-47 26 L-30 42
        music.note 82 118: f E-16 38 16 12; s M-4 38 L-4 -46 L30 -34 L30 -12 L-4 -24
        music.note.list 120 105: s1 M-52 -38 L10 -38; s1 M-52 -14 L10 -14; s1 M-52 10 L-12 10; f \
        E16 34 13 10; s M26 34 L26 -40 L50 -30 L50 -12 L26 -22
        waveform 125 105: s M-50 -10 L-50 10; s M-30 -26 L-30 26; s M-10 -44 L-10 44; s M10 -30 \
        L10 30; s M30 -16 L30 16; s M50 -8 L50 8
        film 135 105: o R-54 -41 108 82 10; i M-32 -41 L-32 41; i M32 -41 L32 41; i M-32 0 L32 \
        0; i M-54 -14 L-32 -14; i M-54 14 L-32 14; i M32 -14 L54 -14; i M32 14 L54 14
        power 105 115: s A0 6 40 -58 238; s M0 -50 L0 0
        bolt 78 122: o M12 -52 L-32 10 L-2 10 L-12 52 L32 -12 L2 -12 Z
        camera.filters 117.5 109: s O0 -18 26; s O-18 14 26; s O18 14 26
        livephoto 117.5 112: s O0 0 11; s O0 0 27; s O0 0 45.6
        slider.horizontal.3 129 101: s M-54 -32 L54 -32; s M-54 0 L54 0; s M-54 32 L54 32; f \
        O-20 -32 11; f O22 0 11; f O-20 32 11
        slider.vertical.3 101 129: = slider.horizontal.3 @90
        dial 116.5 111.5: o O0 0 45.6; i M0 0 L-18 -22
        wand.and.stars 125 115: s M-46 46 L16 -16; f M30 -50 L34 -38 L46 -34 L34 -30 L30 -18 L26 \
        -30 L14 -34 L26 -38 Z; f M44 4 L47 13 L56 16 L47 19 L44 28 L41 19 L32 16 L41 13 Z; f \
        M-14 -42 L-11 -33 L-2 -30 L-11 -27 L-14 -18 L-17 -27 L-26 -30 L-17 -33 Z
        sparkles 120 115: o M-8 -30 C-4 -4 4 4 30 10 C4 16 -4 24 -8 50 C-12 24 -20 16 -46 10 \
        C-20 4 -12 -4 -8 -30 Z; f M34 -52 C36 -38 40 -34 54 -32 C40 -30 36 -26 34 -12 C32 -26 28 \
        -30 14 -32 C28 -34 32 -38 34 -52 Z
        backward.frame 100 100: o M34 -38 L-14 0 L34 38 Z; s M-34 -38 L-34 38
        forward.frame 100 100: = backward.frame mirror
        forward.end.alt 140 100: = forward -8 0 0.9; s M62 -34 L62 34
        backward.end.alt 140 100: = forward.end.alt mirror
        play.rectangle 140 100: = rectangle; d M-14 -20 L22 0 L-14 20 Z
        play.rectangle.on.rectangle 150 112: = rectangle.on.rectangle; d M2 -6 L28 11 L2 28 Z
        play.square 111.5 99.5: = square; d M-14 -22 L24 0 L-14 22 Z
        play.square.stack 115 120: = square.stack; d M-12 2 L20 20 L-12 38 Z
        play.house 132 107.5: o M-38 -8 L-38 42 L38 42 L38 -8 L0 -40 Z; s M-52 4 L0 -42 L52 4; d \
        M-10 -6 L20 12 L-10 30 Z
        play.slash 105 105: = play; k M-42 -42 L42 42; s M-42 -42 L42 42
        play.laptopcomputer 150 100: = laptopcomputer; d M-10 -22 L20 -5 L-10 12 Z
        play.desktopcomputer 138 120: = display; d M-12 -30 L20 -10 L-12 10 Z
        play.display 138 120: = display; d M-12 -30 L20 -10 L-12 10 Z
        play.circle 116.5 111.5: o O0 0 45.6; d M-14 -22 L24 0 L-14 22 Z
        pause.rectangle 140 100: = rectangle; d R-16 -20 11 40 2; d R5 -20 11 40 2
        stop.circle 116.5 111.5: o O0 0 45.6; d R-17 -17 34 34 5
        repeat.1 138 112: = repeat; k M0 -20 L0 20; s M-6 -12 L2 -16 L2 16
        gobackward.minus 105.5 123: = gobackward; s M-14 5 L14 5
        goforward.plus 105.5 123: = goforward; s M-14 5 L14 5; s M0 -9 L0 19
        plus.arrow.trianglehead.clockwise 105.5 123: = goforward.plus
        livephoto.play 117.5 112: s O0 0 45.6; s O0 0 28; f M-7 -12 L13 0 L-7 12 Z
        photo.circle 116.5 111.5: o O0 0 45.6; i M-42 16 L-16 -8 L8 14 L20 4 L42 16; d O16 -18 8
        photo.tv 138 112: = tv; i M-56 20 L-24 -8 L2 14 L18 2 L56 26; d O22 -24 8
        square.2.layers.3d 125 110: o M0 -44 L54 -14 L0 16 L-54 -14 Z; s1 M-52 12 L0 42 L52 12
        film.stack 130 118: o R-52 -22 104 72 11; s1 M-42 -36 L42 -36; s1 M-32 -50 L32 -50; i \
        M-28 -22 L-28 50; i M28 -22 L28 50; i M-52 14 L-28 14; i M28 14 L52 14
        camera.aperture 117 112: s O0 0 45.6; s M-12 -44 L14 8; s M32 -32 L-22 -16; s M44 12 L4 \
        -34; s M12 44 L-14 -8; s M-32 32 L22 16; s M-44 -12 L-4 34
        camera.on.rectangle 145 115: s1 M-60 22 L-60 -34 Q-60 -46 -48 -46 L34 -46 Q46 -46 46 \
        -40; = camera 8 12 0.85
        camera.metering.center.weighted 140 100: = rectangle; i O0 0 16
        camera.macro 112 118: o O0 -14 12; o O0 -36 12; o O21 -20 12; o O-21 -20 12; o O13 6 12; \
        o O-13 6 12; s M0 18 L0 52; s M0 50 C-10 34 -26 34 -32 36
        camera.shutter.button 117 112: o O0 0 45.6; i O0 0 32
        web.camera 100 118: o O0 -12 36; i O0 -12 14; s M-30 50 L30 50; s M0 26 L0 48
        speaker.zzz 150 110: = speaker -24 8 0.95; s M6 -40 L28 -40 L6 -16 L28 -16; s M36 6 L54 \
        6 L36 28 L54 28
        speaker.plus 135 98: = speaker -18 0 1; s M36 -18 L36 18; s M18 0 L54 0
        speaker.minus 135 98: = speaker -18 0 1; s M18 0 L54 0
        wifi.exclamationmark 140 100: s1 A0 40 78 -134 -46; s1 A0 40 52 -134 -46; k M0 -14 L0 \
        34; s M0 -10 L0 16; f O0 34 7
        wand.and.rays 125 118: s M-46 46 L14 -14; s M26 -26 L30 -30; s1 M28 -40 L28 -54; s1 M40 \
        -28 L54 -28; s1 M4 -36 L-4 -46; s1 M36 -4 L46 4; s1 M42 -42 L48 -48
        wand.and.sparkles 125 115: = wand.and.stars
        crop 117 115: s M-26 -50 L-26 26 L50 26; s M-50 -26 L26 -26 L26 50
        crop.rotate 122 120: s M-20 -34 L-20 20 L34 20; s M-34 -20 L20 -20 L20 34; s A0 0 52 200 \
        290; s A0 0 52 20 110
        rotate.left 110 120: o R-36 2 60 46 6; s M-26 -22 C-6 -44 40 -34 42 4; s M-30 -44 L-28 \
        -20 L-4 -22
        rotate.right 110 120: = rotate.left mirror
        rotate.3d 125 118: s E0 0 50 18; s E0 0 18 50; f M14 10 L34 20 L16 30 Z
        perspective 125 112: s M-36 -40 L36 -40 L50 40 L-50 40 Z; s1 M0 -40 L0 40; s1 M-42 0 L42 \
        0
        skew 120 101.25: s M-20 -38 L52 -38 L20 38 L-52 38 Z
        trapezoid.and.line.vertical 125 105: o M-44 -40 L44 -24 L44 24 L-44 40 Z; s M0 -48 L0 48
        moonphase.first.quarter 116.5 111.5: s O0 0 45.6; f M0 -45 C60 -45 60 45 0 45 Z
        moonphase.full.moon 116.5 111.5: s O0 0 45.6; f O0 0 34
        moonphase.new.moon 116.5 111.5: s O0 0 45.6
        clock.arrow.trianglehead.counterclockwise.rotate.90 122 112: = memories
        clock.arrow.2.circlepath 138 112: = arrow.2.circlepath; s M0 -20 L0 2 L14 8
        deskclock 117 118: o O0 -4 42; i M0 -28 L0 -2 L16 8; s M-24 34 L-32 46; s M24 34 L32 46
        calendar.day.timeline.left 128 108: s M-50 -24 L50 -24; o R-54 -44 108 88 10; i M-30 -24 \
        L-30 44; i M-16 -4 L30 -4; i M-16 18 L16 18
        calendar.day.timeline.leading 128 108: = calendar.day.timeline.left
        chart.bar.xaxis 122 112: o R-50 -4 24 34 4; o R-12 -24 24 54 4; o R26 -46 24 76 4; s \
        M-54 46 L54 46
        chart.bar.doc.horizontal 100 121: = doc; i M-18 0 L-4 0; i M-18 16 L18 16; i M-18 32 L6 \
        32
        chart.line.text.clipboard 100 121: = clipboard; i M-20 20 L-6 4 L6 14 L20 -8
        chart.line.downtrend.xyaxis 128 108: s M-50 -44 L-50 44 L52 44; s M-30 -28 L-8 -4 L8 -16 \
        L40 18; s M22 20 L42 20 L42 0
        chart.line.flattrend.xyaxis 128 108: s M-50 -44 L-50 44 L52 44; s M-30 0 L36 0; s M24 \
        -14 L40 0 L24 14
        chart.dots.scatter 128 108: s M-50 -44 L-50 44 L52 44; f O-24 18 7; f O-4 -6 7; f O16 14 \
        7; f O36 -24 7; f O10 -30 7
        chart.bar.horizontal.page 100 121: = chart.bar.doc.horizontal
        """
}
