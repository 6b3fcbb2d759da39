/// Names of system symbols that must have a drawing although they weren't counted: those of
/// stored documents, and common ones that were chosen without counting. The lines are those of
/// `UsedNames`.
enum PublicNames {
    static let all = UsedNames.names(in: text)

    static let text = """
        : appletv aspectratio bitcoinsign cellularbars clipboard control escape fan faxmachine \
        lineweight microwave mug mustache note octagon opticaldisc option paragraphsign \
        perspective return rhombus screwdriver sleep space sunglasses teddybear teletype textbox \
        timelapse toilet translate tuningfork umbrella volleyball yensign
        0: circle circle.fill
        1: circle square square.fill
        10: circle circle.fill
        11: circle circle.fill
        12: circle circle.fill
        2: circle square square.fill
        25: circle circle.fill
        3: circle square square.fill
        4: circle circle.fill square square.fill
        5: circle circle.fill
        50: circle circle.fill
        6: circle circle.fill
        7: circle circle.fill
        8: circle circle.fill
        9: circle circle.fill
        a: circle square square.fill
        airplane: circle
        ant: circle
        antenna: radiowaves.left.and.right.slash
        app: badge badge.fill dashed
        appletvremote: gen4
        applewatch: watchface
        archivebox: circle circle.fill
        arrow: 2.circlepath 2.circlepath.circle 2.circlepath.circle.fill 2.squarepath \
        3.trianglepath backward backward.circle backward.circle.fill backward.square \
        backward.to.line branch clockwise.circle clockwise.heart clockwise.icloud \
        counterclockwise.circle counterclockwise.icloud down.and.line.horizontal.and.arrow.up \
        down.app down.circle.dotted down.doc down.forward down.forward.and.arrow.up.backward \
        down.heart down.heart.fill down.left.and.arrow.up.right down.left.circle \
        down.right.and.arrow.up.left.circle down.right.circle down.square down.square.fill \
        forward forward.circle forward.square forward.to.line left.and.right \
        left.and.right.circle left.and.right.circle.fill left.arrow.right.circle left.square \
        left.square.fill left.to.line merge rectanglepath right.arrow.left \
        right.arrow.left.circle right.arrow.left.circle.fill right.arrow.left.square \
        right.doc.on.clipboard right.square right.square.fill right.to.line \
        triangle.2.circlepath.camera triangle.2.circlepath.circle.fill \
        triangle.2.circlepath.icloud triangle.capsulepath triangle.turn.up.right.circle \
        triangle.turn.up.right.circle.fill triangle.turn.up.right.diamond.fill \
        trianglehead.2.clockwise.rotate.90 up.and.down up.and.down.circle \
        up.and.down.text.horizontal up.and.line.horizontal.and.arrow.down \
        up.arrow.down.circle.fill up.arrow.down.square up.backward.and.arrow.down.forward \
        up.bin.fill up.doc up.forward up.forward.app up.forward.app.fill up.heart up.heart.fill \
        up.left.and.arrow.down.right.circle \
        up.left.and.down.right.and.arrow.up.right.and.down.left \
        up.left.and.down.right.magnifyingglass up.left.circle \
        up.right.and.arrow.down.left.rectangle up.right.and.arrow.down.left.rectangle.fill \
        up.right.circle up.right.square up.right.square.fill up.square up.to.line \
        uturn.backward.circle uturn.backward.square uturn.forward uturn.forward.circle \
        uturn.left.circle uturn.right.circle
        arrowshape: bounce.right.fill down down.fill left.fill right.fill turn.up.forward \
        turn.up.forward.fill turn.up.left.2 turn.up.left.2.fill turn.up.left.circle \
        turn.up.right.circle turn.up.right.circle.fill turn.up.right.fill up
        arrowtriangle: down down.circle down.circle.fill left left.circle left.circle.fill \
        left.fill right right.circle right.circle.fill right.fill up up.circle.fill up.fill
        at: badge.minus badge.plus circle circle.fill
        b: circle
        backpack: circle
        backward: circle end end.alt end.alt.fill frame frame.fill
        bag: fill.badge.plus
        bed: double.circle
        bell: and.waveform and.waves.left.and.right badge.slash square
        bicycle: circle
        bolt: batteryblock horizontal slash slash.fill
        book: circle.fill pages pages.fill
        bookmark: slash slash.fill square
        briefcase: circle circle.fill
        bubble: left.and.exclamationmark.bubble.right left.circle middle.bottom.fill
        building: 2.crop.circle 2.crop.circle.fill
        bus: doubledecker
        c: circle circle.fill
        cablecar: - fill
        camera: aperture badge.ellipsis on.rectangle on.rectangle.fill
        capslock: - fill
        capsule: - lefthalf.filled portrait portrait.fill
        captions: bubble.fill
        car: 2 side
        cart: fill.badge.plus
        case: fill
        centsign: - circle
        character: bubble bubble.fill
        chart: bar.doc.horizontal bar.doc.horizontal.fill dots.scatter \
        line.uptrend.xyaxis.circle
        checkmark: bubble bubble.fill circle.badge.xmark diamond gobackward icloud icloud.fill \
        message rectangle rectangle.stack square square.fill
        chevron: backward.2 backward.circle backward.circle.fill backward.square compact.down \
        compact.left compact.right compact.up down.2 down.circle down.square down.square.fill \
        forward.2 forward.circle forward.circle.fill forward.square forward.to.line left.2 \
        left.circle left.circle.fill left.slash.chevron.right left.square left.square.fill \
        left.to.line right.2 right.circle right.circle.fill right.square right.square.fill \
        right.to.line up.2 up.circle up.square up.square.fill
        circle: bottomhalf.filled circle circle.fill grid.2x2 grid.2x2.fill grid.3x3 \
        grid.3x3.fill grid.cross hexagongrid hexagonpath inset.filled lefthalf.filled \
        righthalf.filled slash slash.fill tophalf.filled
        clear: - fill
        clock: arrow.2.circlepath badge.checkmark badge.exclamationmark
        cloud: circle circle.fill moon.bolt moon.rain sleet.fill sun.bolt.fill sun.rain.fill
        command: circle circle.fill square
        cone: fill
        contextualmenu: and.cursorarrow
        creditcard: and.123
        cross: vial
        cube: box box.fill fill transparent transparent.fill
        cursorarrow: click rays
        cylinder: fill split.1x2.fill
        d: circle circle.fill
        delete: left.fill right right.fill
        deskclock: - fill
        dial: high low low.fill
        diamond: inset.filled lefthalf.filled
        die: face.1 face.1.fill face.3 face.3.fill face.5 face.6 face.6.fill
        display: and.arrow.down
        divide: - circle circle.fill square square.fill
        doc: append.fill badge.arrow.up circle circle.fill fill.badge.plus text.image viewfinder \
        zipper
        document: - badge.plus fill on.document on.document.fill
        dot: circle circle.fill square square.fill viewfinder
        dpad: - fill
        drop: circle circle.fill triangle triangle.fill
        eject: - circle fill
        ellipsis: curlybraces message message.fill rectangle rectangle.fill viewfinder
        equal: - circle.fill square square.fill
        eraser: line.dashed
        eurosign: - square
        exclamationmark: icloud lock square
        externaldrive: badge.checkmark connected.to.line.below
        eye: circle square trianglebadge.exclamationmark
        eyedropper: halffull
        eyes: inverse
        face: dashed.fill smiling.fill
        figure: child.circle highintensity.intervaltraining rower run.circle.fill soccer \
        walk.motion wave.circle
        film: circle stack stack.fill
        flag: 2.crossed.fill badge.ellipsis slash slash.fill square
        flame: circle
        flashlight: off.fill
        flip: horizontal horizontal.fill
        flowchart: - fill
        folder: circle fill.badge.plus
        forward: circle circle.fill end end.alt end.alt.fill frame frame.fill
        fuelpump: circle
        gamecontroller: circle
        gauge: high low medium with.dots.needle.bottom.50percent with.needle
        gear: badge badge.checkmark
        gearshape: circle circle.fill
        globe: badge.chevron.backward
        gobackward: 15 30 5 minus
        goforward: 15 30 45 60 90 plus
        graduationcap: circle
        greaterthan: - circle
        grid: circle
        h: square square.fill
        hammer: circle circle.fill
        hand: draw draw.fill point.down point.down.fill point.left point.left.fill point.right \
        point.right.fill point.up point.up.fill point.up.left raised.app raised.app.fill \
        raised.circle raised.slash raised.square tap thumbsdown.circle thumbsdown.circle.fill \
        thumbsup.circle thumbsup.circle.fill
        headphones: circle circle.fill
        heart: rectangle rectangle.fill square square.fill
        hexagon: lefthalf.filled
        hourglass: badge.plus bottomhalf.filled circle tophalf.filled
        house: and.flag slash
        icloud: and.arrow.down circle
        indianrupeesign: - circle circle.fill square
        infinity: circle circle.fill
        info: bubble bubble.fill square square.fill
        ipad: and.iphone
        iphone: and.arrow.forward circle gen2 homebutton landscape
        key: icloud
        keyboard: chevron.compact.down onehanded.left
        lamp: table
        laptopcomputer: and.iphone
        largecircle: fill.circle
        lasso: and.sparkles
        latch: 2.case
        leaf: circle
        lessthan: - circle
        level: - fill
        lightbulb: circle circle.fill slash
        line: 3.horizontal.circle 3.horizontal.circle.fill 3.horizontal.decrease.circle.fill \
        diagonal.arrow horizontal.3.circle horizontal.3.circle.fill horizontal.3.decrease \
        horizontal.3.decrease.circle horizontal.3.decrease.circle.fill
        link: circle icloud
        list: bullet.rectangle.fill bullet.rectangle.portrait bullet.rectangle.portrait.fill \
        clipboard.fill
        livephoto: slash
        location: north slash
        lock: doc icloud icloud.fill iphone rectangle rectangle.fill rectangle.stack slash \
        square square.fill
        m: circle circle.fill
        macwindow: badge.plus
        mail: - stack
        map: circle
        mappin: slash square
        medical: thermometer
        memories: badge.plus
        menucard: fill
        message: badge badge.fill.rtl
        metronome: fill
        mic: badge.plus square
        minus: diamond rectangle rectangle.fill square.fill
        moon: haze
        mountain: 2.circle
        multiply: circle.fill square square.fill
        music: mic.circle note.house note.house.fill note.tv note.tv.fill
        network: slash
        newspaper: circle
        number: circle circle.fill square square.fill
        oval: - portrait
        p: circle circle.fill
        paperclip: badge.ellipsis circle circle.fill
        parkingsign: circle circle.fill
        pause: rectangle rectangle.fill
        pencil: and.list.clipboard tip.crop.circle tip.crop.circle.badge.plus
        person: 2.badge.gearshape 2.crop.square.stack 2.square.stack \
        and.arrow.left.and.arrow.right badge.clock badge.shield.checkmark bust crop.artframe \
        crop.circle.dashed crop.circle.fill.badge.checkmark crop.circle.fill.badge.minus \
        crop.circle.fill.badge.plus crop.circle.fill.badge.xmark crop.rectangle \
        crop.rectangle.stack crop.rectangle.stack.fill crop.square fill.badge.minus \
        fill.badge.plus fill.viewfinder icloud icloud.fill line.dotted.person slash slash.fill \
        square square.fill wave.2
        phone: and.waveform arrow.down.left arrow.up.right bubble connection down down.circle \
        down.circle.fill down.fill fill.badge.plus slash slash.fill
        photo: badge.arrow.down badge.plus on.rectangle.fill stack tv
        pianokeys: inverse
        pin: circle circle.fill slash slash.fill square
        play: rectangle.on.rectangle.fill slash slash.fill square square.stack square.stack.fill \
        tv tv.fill
        plus: app app.fill bubble bubble.fill diamond forwardslash.minus message message.fill \
        rectangle rectangle.fill rectangle.on.folder square.fill square.fill.on.square.fill \
        square.on.square viewfinder
        plusminus: - circle circle.fill
        power: circle circle.fill
        puzzlepiece: extension
        pyramid: - fill
        questionmark: app.dashed diamond folder folder.fill square video
        quote: bubble.fill
        r: circle circle.fill
        rectangle: - 3.group.fill and.hand.point.up.left and.paperclip and.pencil.and.ellipsis \
        and.text.magnifyingglass badge.checkmark badge.minus badge.plus badge.xmark \
        bottomthird.inset.filled center.inset.filled compress.vertical connected.to.line.below \
        expand.vertical grid.3x2 grid.3x2.fill inset.filled.and.person.filled \
        leadinghalf.inset.filled lefthalf.filled leftthird.inset.filled on.rectangle.fill \
        portrait portrait.and.arrow.right.fill portrait.on.rectangle.portrait righthalf.filled \
        rightthird.inset.filled slash split.1x2 split.2x1.fill split.2x2 split.3x1.fill \
        split.3x3 split.3x3.fill stack.badge.minus stack.badge.plus stack.person.crop
        repeat: 1.circle circle circle.fill
        rotate: 3d left left.fill right right.fill
        rublesign: - circle
        scissors: badge.ellipsis circle
        sdcard: fill
        shield: lefthalf.fill righthalf.filled slash
        shift: - fill
        shippingbox: circle
        shuffle: circle
        sidebar: leading squares.left trailing
        signpost: left
        simcard: - fill
        slider: horizontal.2.square.on.square
        smallcircle: filled.circle filled.circle.fill
        sparkles: rectangle.stack rectangle.stack.fill tv.fill
        speaker: slash.circle wave.2.circle wave.2.circle.fill zzz zzz.fill
        square: 2.layers.3d 3.layers.3d.down.right and.arrow.down.on.square.fill \
        and.arrow.up.circle and.arrow.up.circle.fill and.line.vertical.and.square \
        bottomhalf.filled dashed grid.3x1.below.line.grid.1x2 grid.3x2 grid.4x3.fill \
        inset.filled lefthalf.filled on.circle on.square.dashed on.square.fill resize \
        righthalf.filled slash split.1x2 split.2x1 split.2x1.fill split.2x2 split.2x2.fill \
        stack.3d.down.right stack.3d.up.slash text.square
        star: bubble bubble.fill lefthalf.fill slash.fill square
        staroflife: - circle
        sterlingsign: - circle square
        stove: - fill
        suit: club club.fill diamond diamond.fill heart.fill spade spade.fill
        suitcase: cart cart.fill rolling rolling.fill
        sun: dust haze horizon.fill max.circle max.circle.fill
        tablecells: badge.ellipsis fill
        tag: slash slash.fill
        text: badge.checkmark badge.minus badge.plus badge.star badge.xmark below.photo \
        below.photo.fill justify.left justifyleft viewfinder word.spacing
        theatermasks: circle
        timer: circle square
        trash: slash square square.fill
        tray: and.arrow.down and.arrow.up circle
        tree: circle
        triangle: inset.filled lefthalf.filled
        trophy: circle
        turkishlirasign: - circle
        tv: and.mediabox circle circle.fill
        video: and.waveform fill.badge.plus slash
        viewfinder: circle circle.fill
        wand: and.rays.inverse
        wave: 3.right.circle
        waveform: and.magnifyingglass and.mic path.badge.plus
        wifi: circle
        wind: circle
        wonsign: - circle
        wrench: adjustable
        xmark: app bin bin.fill icloud.fill octagon square.fill
        y: circle circle.fill
        z: circle circle.fill
        """
}
