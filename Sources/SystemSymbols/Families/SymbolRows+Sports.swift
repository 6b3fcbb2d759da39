extension SymbolRows {
    static let sports = """
        figure.archery 115 122: f O-10 -44 10; s M-10 -28 L-10 8; s M-10 8 L-22 52; s M-10 8 L8 \
        30 L8 52; s M-10 -20 L28 -20; s M-10 -22 L-36 -20 L-26 -30; s A0 -20 34 -62 62; s1 M16 \
        -50 L2 -20 L16 10
        figure.badminton 120 120: = figure.tennis; f O-40 -36 5; s1 M-40 -36 L-50 -48; s1 M-40 \
        -36 L-36 -52
        figure.baseball 115 122: f O4 -44 10; s M2 -28 L-2 6; s M-2 6 L-22 28 L-26 52; s M-2 6 \
        L18 26 L26 52; s M2 -22 L-28 -20; s M-28 -20 L-42 -52; f1 O44 -20 7
        figure.barre 120 122: f O-8 -46 10; s M-8 -30 L-8 6; s M-8 6 L-12 52; s M-8 6 L36 -8; s \
        M-8 -24 L-32 -46; s M-8 -22 L26 -28; s1 M46 -30 L46 52
        figure.bowling 115 118: f O-12 -42 10; s M-10 -26 L-2 4; s M-2 4 L-20 20 L-42 46; s M-2 \
        4 L18 20 L12 50; s M-10 -20 L-34 -26; s M-9 -20 L22 2; f1 O36 14 11
        figure.cricket 110 122: f O-10 -44 10; s M-12 -28 L-12 8; s M-12 8 L-24 52; s M-12 8 L6 \
        28 L6 52; s M-12 -22 L16 -6; f1 M10 -8 L20 -10 L36 38 L26 42 Z; f1 O50 40 6
        figure.cross.training 115 120: = figure.cooldown; f1 O-34 -50 10; f1 O34 -50 10
        figure.curling 125 110: f O-26 -28 10; s M-18 -16 L4 -4 L-2 22 L-26 40; s M4 -4 L26 14 \
        L18 40; s M-14 -12 L18 22; f1 E40 38 14 9; s1 M40 28 L40 20 L48 20
        figure.disc.sports 115 122: f O-8 -44 10; s M-10 -28 L-8 6; s M-8 6 L-26 28 L-30 52; s \
        M-8 6 L14 26 L16 52; s M-10 -22 L22 -30; s M-10 -22 L-34 -10; f1 E40 -36 15 6
        figure.equestrian.sports 125 120: f O-2 -46 9; s M-4 -30 L-6 -6 L12 8; s M-2 -24 L20 \
        -18; s1 M-46 8 L-34 0 L24 0 L38 -22 L52 -14; s1 M-32 2 L-38 50; s1 M-22 2 L-18 50; s1 \
        M20 2 L16 50; s1 M28 -4 L34 50
        figure.fencing 130 118: f O-20 -42 10; s M-18 -26 L-16 6; s M-16 6 L14 16 L18 50; s M-16 \
        6 L-36 30 L-52 50; s M-18 -20 L16 -22; s M-18 -20 L-38 -8 L-44 -28; s1 M16 -22 L58 -32
        figure.field.hockey 115 120: = figure.hockey
        figure.fishing 125 120: f O-26 -44 10; s M-26 -28 L-26 8; s M-26 8 L-34 52; s M-26 8 \
        L-14 52; s M-26 -22 L0 -8; s1 M-6 2 L26 -50; s1 M26 -50 L48 -10 L48 24; s1 A42 24 6 0 \
        160
        figure.gymnastics 120 118: f O0 26 10; s M0 12 L0 -14; s M0 -14 L-46 -36; s M0 -14 L46 \
        -36; s M0 10 L-18 24 L-16 52; s M0 10 L18 24 L16 52
        figure.hand.cycling 130 112: = figure.roll
        figure.handball 115 122: f O-6 -36 10; s M-8 -20 L-10 10; s M-10 10 L-28 30 L-26 52; s \
        M-10 10 L12 24 L28 46; s M-8 -16 L20 -34; s M-8 -16 L-34 -4; f1 O30 -46 10
        figure.hockey 120 118: f O-8 -44 10; s M-10 -28 L-16 4; s M-16 4 L-36 26 L-40 50; s M-16 \
        4 L4 22 L2 50; s M-10 -22 L12 -4; s1 M0 -20 L32 44 L50 44
        figure.hunting 125 120: = figure.archery
        figure.ice.hockey 120 118: = figure.hockey
        figure.ice.skating 120 118: f O16 -40 10; s M10 -26 L-12 -6; s M-12 -6 L4 18 L0 44; s \
        M-12 -6 L-46 4; s M8 -22 L36 -12; s M6 -24 L-8 -44; s1 M-14 50 L20 50
        figure.indoor.rowing 130 105: = figure.rower
        figure.indoor.soccer 115 122: = figure.soccer
        figure.kickboxing 120 118: = figure.martial.arts
        figure.lacrosse 115 122: f O-10 -42 10; s M-12 -26 L-14 6; s M-14 6 L-32 28 L-30 52; s \
        M-14 6 L8 26 L6 52; s M-12 -20 L16 -16; s1 M-2 10 L28 -28; s1 O38 -40 12
        figure.australian.football 115 122: = figure.soccer
        figure.outdoor.rowing 130 105: = figure.rower
        figure.outdoor.soccer 115 122: = figure.soccer
        figure.pickleball 120 120: = figure.tennis; f1 O-40 -36 7
        figure.play 115 120: f O0 -44 10; s M0 -28 L0 6; s M0 -22 L-30 -38; s M0 -22 L32 -10; s \
        M0 6 L-24 26 L-12 52; s M0 6 L26 18 L42 42
        figure.racquetball 120 120: = figure.tennis; f1 O-38 -30 7
        figure.roll.runningpace 130 115: = figure.roll 8 0 0.95; s1 M-58 -18 L-38 -18; s1 M-62 4 \
        L-44 4
        figure.rolling 115 115: = figure.roll
        figure.rugby 115 120: f O6 -44 10; s M-2 -30 L-12 2; s M-12 2 L10 16 L4 50; s M-12 2 \
        L-22 26 L-48 26; s M-2 -26 L16 -8 L26 -16; s M-2 -28 L-28 -24; f1 E30 -22 13 9
        figure.run.treadmill 125 120: = figure.run -10 -8 0.86; s1 M-48 50 L44 50 L52 -18 L38 \
        -18
        figure.walk.treadmill 125 120: = figure.walk -10 -8 0.86; s1 M-48 50 L44 50 L52 -18 L38 \
        -18
        figure.sailing 120 122: s M4 -50 L4 24; o M12 -42 L12 18 L46 18 Z; f O-24 -14 9; s M-24 \
        0 L-16 18 L2 22; s M-22 4 L2 8; o M-50 30 L52 30 L38 50 L-38 50 Z
        figure.skateboarding 120 118: f O4 -46 10; s M0 -30 L-4 0 L-22 12 L-22 30; s M-4 0 L16 \
        12 L18 30; s M-34 -18 L34 -22; s1 M-48 34 L48 34; f1 O-30 46 6; f1 O30 46 6
        figure.skiing.crosscountry 125 118: f O10 -44 10; s M4 -28 L-4 4; s M-4 4 L14 20 L14 44; \
        s M-4 4 L-20 22 L-34 40; s M4 -22 L28 -10; s1 M28 -10 L42 44; s M4 -22 L-20 -10; s1 M-20 \
        -10 L-48 34; s1 M-54 52 L54 52
        figure.socialdance 130 120: = figure.dance -20 0 0.85; = figure.dance mirror 24 0 0.85
        figure.softball 115 122: = figure.baseball
        figure.squash 120 120: = figure.tennis; f1 O-38 -24 6
        figure.stair.stepper 110 115: = figure.stairs
        figure.stand.dress 70 125: f O0 -47 10; f M0 -34 C10 -34 12 -28 14 -20 L24 18 L-24 18 \
        L-14 -20 C-12 -28 -10 -34 0 -34 Z; s M-7 16 L-7 52; s M7 16 L7 52
        figure.stand.dress.line.vertical.figure 130 125: = figure.dress.line.vertical.figure
        figure.step.training 110 122: f O-8 -46 10; s M-10 -30 L-12 2; s M-12 2 L14 6 L14 28; s \
        M-12 2 L-18 28 L-20 52; s M-10 -24 L14 -14; s1 M-2 54 L-2 36 L46 36 L46 54
        figure.table.tennis 120 120: = figure.tennis; f1 O-38 -36 6
        figure.taichi 115 118: f O-4 -44 10; s M-4 -28 L-4 6; s M-4 6 L-28 22 L-32 52; s M-4 6 \
        L18 24 L26 52; s M-4 -22 L-30 -14 L-38 -30; s M-4 -22 L26 -12 L40 -24
        figure.track.and.field 120 118: = figure.run
        figure.walk.arrival 130 125: = figure.walk -26 0 0.95; s1 M10 -4 L36 -4; s1 M26 -16 L38 \
        -4 L26 8; s1 M54 -40 L54 40
        figure.walk.departure 130 125: = figure.walk -26 0 0.95; s1 M22 -4 L54 -4; s1 M42 -16 \
        L56 -4 L42 8; s1 M12 -40 L12 40
        figure.waterpolo 120 105: f O-6 -16 10; s M-10 0 L-16 20; s M-6 0 L22 -22; f1 O32 -34 \
        11; s1 M-54 32 C-42 20 -30 44 -16 32 C-2 20 10 44 24 32 C36 20 44 42 54 32
        figure.wrestling 130 110: f O-30 -26 10; f O30 -26 10; s M-24 -14 L0 -2 L24 -14; s M-14 \
        -8 L-24 16 L-42 42; s M-24 16 L-8 42; s M14 -8 L24 16 L42 42; s M24 16 L8 42
        figure.2.left.holdinghands 125 125: = figure.2; s M-6 2 L8 2
        figure.2.right.holdinghands 125 125: = figure.2; s M-6 2 L8 2
        figure.seated.side.left 85 122: = figure.seated.side mirror
        figure.seated.side.right 85 122: = figure.seated.side
        american.football 130 108: = football
        australian.football 130 108: = football
        rugbyball 130 108: = football
        snowboard 110 110: o M-46 26 L26 -46 C38 -56 56 -38 46 -26 L-26 46 C-38 56 -56 38 -46 26 \
        Z; i M-22 8 L-8 22; i M8 -22 L22 -8
        skis 110 120: o M-34 50 L-12 -44 Q-8 -54 -2 -50 L-22 50 Z; o M34 50 L12 -44 Q8 -54 2 -50 \
        L22 50 Z
        """
}
