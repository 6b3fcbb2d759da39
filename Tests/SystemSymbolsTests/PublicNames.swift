/// Names of system symbols that must have a drawing: those of stored documents, and common ones that
/// were chosen without counting. A line is a name, followed by its suffixes.
enum PublicNames {
    static let all: [String] = [signs, actions, people, objects, places]
        .flatMap { $0.split(separator: "\n") }
        .flatMap { line in
            let words = line.split(separator: " ").map(String.init)
            return [words[0]] + words.dropFirst().map { "\(words[0]).\($0)" }
        }

    static let signs = """
        xmark circle circle.fill square square.fill octagon octagon.fill shield shield.fill seal seal.fill app \
        bin bin.fill icloud icloud.fill
        plus circle circle.fill square square.fill app app.fill rectangle rectangle.fill diamond bubble \
        bubble.fill message message.fill magnifyingglass viewfinder rectangle.on.folder rectangle.on.rectangle square.on.square \
        square.fill.on.square.fill
        minus circle circle.fill square square.fill rectangle rectangle.fill diamond magnifyingglass
        checkmark circle circle.fill square square.fill rectangle seal seal.fill shield shield.fill bubble \
        bubble.fill message icloud icloud.fill diamond circle.badge.xmark rectangle.stack gobackward
        exclamationmark circle circle.fill triangle triangle.fill octagon octagon.fill bubble bubble.fill \
        shield shield.fill icloud lock lock.fill square square.fill arrow.triangle.2.circlepath
        questionmark circle circle.fill square square.fill diamond diamond.fill bubble folder folder.fill \
        video app.dashed
        info circle circle.fill square square.fill bubble bubble.fill
        multiply circle circle.fill square square.fill
        divide circle circle.fill square square.fill
        equal circle circle.fill square square.fill
        plusminus circle circle.fill
        percent
        number circle circle.fill square square.fill
        at circle circle.fill badge.plus badge.minus
        ellipsis circle circle.fill bubble bubble.fill rectangle rectangle.fill message message.fill \
        viewfinder curlybraces
        chevron.right circle circle.fill square square.fill 2 to.line
        chevron.left circle circle.fill square square.fill 2 to.line slash.chevron.right \
        forwardslash.chevron.right
        chevron.up circle circle.fill square square.fill chevron.down 2
        chevron.down circle circle.fill square square.fill 2
        chevron.forward circle circle.fill square 2 to.line
        chevron.backward circle circle.fill square 2
        chevron.compact.up
        chevron.compact.down
        chevron.compact.left
        chevron.compact.right
        circle fill dashed circle circle.fill lefthalf.filled righthalf.filled slash inset.filled grid.3x3 \
        grid.3x3.fill grid.2x2 grid.2x2.fill grid.cross grid.cross.fill hexagongrid hexagongrid.fill \
        hexagonpath bottomhalf.filled tophalf.filled dotted slash.fill
        square fill dashed lefthalf.filled righthalf.filled bottomhalf.filled slash split.2x1 split.2x2 split.1x2 \
        split.2x1.fill split.2x2.fill grid.2x2 grid.2x2.fill grid.3x3 grid.3x3.fill grid.3x2 on.square \
        on.square.fill filled.on.square on.circle stack stack.fill stack.3d.up stack.3d.up.fill \
        stack.3d.down.right stack.3d.up.slash and.pencil and.line.vertical.and.square inset.filled \
        and.arrow.up and.arrow.up.fill and.arrow.down and.arrow.down.fill and.arrow.up.on.square \
        and.arrow.down.on.square and.arrow.up.circle and.arrow.up.circle.fill and.arrow.down.on.square.fill \
        3.layers.3d 3.layers.3d.down.right text.square 2.layers.3d grid.3x1.below.line.grid.1x2 grid.4x3.fill \
        on.square.dashed resize
        rectangle fill portrait portrait.fill dashed stack stack.fill stack.badge.plus stack.badge.minus \
        stack.person.crop stack.person.crop.fill split.2x1 split.2x1.fill split.3x1 split.3x1.fill split.3x3 \
        split.3x3.fill split.2x2 split.1x2 grid.1x2 grid.1x2.fill grid.2x2 grid.2x2.fill grid.3x2 \
        grid.3x2.fill 3.group 3.group.fill on.rectangle on.rectangle.fill on.rectangle.angled \
        portrait.and.arrow.right portrait.and.arrow.right.fill portrait.and.arrow.forward \
        portrait.on.rectangle.portrait center.inset.filled inset.filled badge.plus badge.minus badge.checkmark \
        badge.xmark and.pencil.and.ellipsis and.text.magnifyingglass and.paperclip and.hand.point.up.left \
        and.hand.point.up.left.fill expand.vertical compress.vertical connected.to.line.below lefthalf.filled \
        righthalf.filled bottomthird.inset.filled leadinghalf.inset.filled inset.filled.and.person.filled \
        leftthird.inset.filled rightthird.inset.filled slash
        triangle fill lefthalf.filled inset.filled
        diamond fill lefthalf.filled inset.filled
        hexagon fill lefthalf.filled
        octagon fill
        pentagon fill
        seal fill
        capsule fill portrait portrait.fill lefthalf.filled
        oval fill portrait portrait.fill
        rhombus fill
        app fill badge badge.fill dashed
        shield fill lefthalf.filled lefthalf.fill slash slash.fill righthalf.filled
        smallcircle.filled.circle fill
        largecircle.fill.circle
        dot.circle fill
        dot.square fill
        target
        scope
        1.circle fill
        2.circle fill
        3.circle fill
        4.circle fill
        5.circle fill
        6.circle fill
        7.circle fill
        8.circle fill
        9.circle fill
        10.circle fill
        0.circle fill
        11.circle fill
        12.circle fill
        25.circle fill
        50.circle fill
        1.square fill
        2.square fill
        3.square fill
        4.square fill
        a.circle fill
        b.circle fill
        c.circle fill
        d.circle fill
        a.square fill
        h.square fill
        m.circle fill
        p.circle fill
        r.circle fill
        x.circle fill
        y.circle fill
        z.circle fill
        dollarsign circle circle.fill square square.fill arrow.circlepath
        eurosign circle circle.fill square
        sterlingsign circle circle.fill square
        yensign circle circle.fill
        bitcoinsign circle circle.fill
        indianrupeesign circle circle.fill square
        wonsign circle circle.fill
        rublesign circle
        turkishlirasign circle
        centsign circle
        infinity circle circle.fill
        sum
        function
        x.squareroot
        plus.forwardslash.minus
        lessthan circle
        greaterthan circle
        curlybraces
        command circle circle.fill square
        option
        control
        shift fill
        capslock fill
        escape
        return
        space
        delete.left fill
        delete.right fill
        clear fill
        """

    static let actions = """
        arrow.right circle circle.fill square square.fill to.line doc.on.clipboard
        arrow.left circle circle.fill square square.fill arrow.right arrow.right.circle and.right to.line \
        and.right.circle and.right.circle.fill
        arrow.up circle circle.fill square square.fill arrow.down arrow.down.circle arrow.down.circle.fill \
        arrow.down.square and.down to.line doc doc.fill bin bin.fill right right.circle right.circle.fill \
        right.square right.square.fill left left.circle forward forward.square forward.app forward.app.fill \
        forward.circle.fill backward left.and.arrow.down.right left.and.arrow.down.right.circle \
        and.down.and.arrow.left.and.right and.down.text.horizontal and.down.circle \
        left.and.down.right.magnifyingglass left.and.down.right.and.arrow.up.right.and.down.left \
        backward.and.arrow.down.forward heart heart.fill right.and.arrow.down.left.rectangle \
        right.and.arrow.down.left.rectangle.fill and.line.horizontal.and.arrow.down
        arrow.down circle circle.fill square square.fill to.line doc doc.fill app app.fill right left heart \
        heart.fill right.and.arrow.up.left right.and.arrow.up.left.circle left.and.arrow.up.right \
        forward.and.arrow.up.backward forward right.circle left.circle circle.dotted \
        and.line.horizontal.and.arrow.up
        arrow.forward circle circle.fill square to.line
        arrow.backward circle circle.fill square to.line
        arrow.clockwise circle circle.fill heart icloud
        arrow.counterclockwise circle circle.fill icloud
        arrow.uturn.left circle circle.fill
        arrow.uturn.right circle circle.fill
        arrow.uturn.backward circle circle.fill square
        arrow.uturn.forward circle
        arrow.uturn.up
        arrow.uturn.down
        arrow.turn.up.left
        arrow.turn.up.right
        arrow.turn.down.right
        arrow.turn.down.left
        arrow.2.circlepath circle circle.fill
        arrow.triangle.2.circlepath circle circle.fill camera camera.fill icloud
        arrow.2.squarepath
        arrow.3.trianglepath
        arrow.triangle.branch
        arrow.triangle.merge
        arrow.triangle.swap
        arrow.triangle.pull
        arrow.triangle.turn.up.right.diamond fill
        arrow.triangle.turn.up.right.circle fill
        arrow.triangle.capsulepath
        arrow.branch
        arrow.merge
        arrow.right.arrow.left circle circle.fill square
        arrow.right.to.line
        arrow.rectanglepath
        arrow.trianglehead.2.clockwise.rotate.90 camera.fill
        arrowshape.turn.up.left fill circle circle.fill 2 2.fill
        arrowshape.turn.up.right fill circle circle.fill
        arrowshape.turn.up.backward fill
        arrowshape.turn.up.forward fill
        arrowshape.left fill
        arrowshape.right fill
        arrowshape.up fill
        arrowshape.down fill
        arrowshape.bounce.right fill
        arrowtriangle.right fill circle circle.fill
        arrowtriangle.left fill circle circle.fill
        arrowtriangle.up fill circle.fill
        arrowtriangle.down fill circle circle.fill
        goforward 10 15 30 45 60 90 plus
        gobackward 10 15 30 5 minus
        play fill circle circle.fill rectangle rectangle.fill square square.fill slash slash.fill tv tv.fill \
        rectangle.on.rectangle rectangle.on.rectangle.fill square.stack square.stack.fill
        pause fill circle circle.fill rectangle rectangle.fill
        stop fill circle circle.fill
        record.circle fill
        playpause fill
        forward fill end end.fill frame frame.fill circle circle.fill end.alt end.alt.fill
        backward fill end end.fill frame frame.fill circle end.alt end.alt.fill
        shuffle circle circle.fill
        repeat 1 circle circle.fill 1.circle
        eject fill circle
        power circle circle.fill
        sleep
        zzz
        rotate.left fill
        rotate.right fill
        rotate.3d
        crop rotate
        perspective
        aspectratio fill
        skew
        flip.horizontal fill
        slider.horizontal.3
        slider.vertical.3
        slider.horizontal.below.rectangle
        slider.horizontal.2.square.on.square
        line.3.horizontal circle circle.fill decrease decrease.circle decrease.circle.fill
        line.horizontal.3 circle circle.fill decrease decrease.circle decrease.circle.fill
        line.diagonal arrow
        lineweight
        scribble variable
        signature
        lasso and.sparkles
        list.bullet circle circle.fill rectangle rectangle.fill indent clipboard clipboard.fill \
        rectangle.portrait rectangle.portrait.fill below.rectangle
        list.dash header.rectangle
        list.number
        list.star
        list.triangle
        list.clipboard fill
        checklist checked unchecked
        text.alignleft
        text.aligncenter
        text.alignright
        text.justify
        text.justifyleft
        text.justify.left
        text.quote
        text.append
        text.insert
        text.bubble fill
        text.badge.checkmark
        text.badge.plus
        text.badge.minus
        text.badge.xmark
        text.badge.star
        text.viewfinder
        text.magnifyingglass
        text.word.spacing
        text.redaction
        text.below.photo fill
        text.book.closed fill
        textformat size abc alt 123 superscript subscript abc.dottedunderline
        textbox
        a.magnify
        bold italic.underline
        italic
        underline
        strikethrough
        increase.indent
        decrease.indent
        character cursor.ibeam bubble bubble.fill book.closed book.closed.fill textbox
        translate
        paragraphsign
        quote.bubble fill
        quote.opening
        quote.closing
        paperclip circle circle.fill badge.ellipsis
        link circle circle.fill badge.plus icloud
        magnifyingglass circle circle.fill
        plus.magnifyingglass
        minus.magnifyingglass
        location.magnifyingglass
        doc.text.magnifyingglass
        hand.tap fill
        hand.draw fill
        hand.raised fill slash slash.fill app app.fill circle square
        hand.thumbsup fill circle circle.fill
        hand.thumbsdown fill circle circle.fill
        hand.point.right fill
        hand.point.left fill
        hand.point.up fill left left.fill
        hand.point.down fill
        hand.wave fill
        hands.clap fill
        hands.sparkles fill
        viewfinder circle circle.fill
        camera.viewfinder
        qrcode viewfinder
        barcode viewfinder
        doc.text.viewfinder
        doc.viewfinder fill
        person.fill.viewfinder
        dot.viewfinder
        wand.and.stars inverse
        wand.and.rays inverse
        sparkles tv tv.fill rectangle.stack rectangle.stack.fill
        sparkle magnifyingglass
        """

    static let people = """
        person fill circle circle.fill crop.circle crop.circle.fill crop.square crop.square.fill crop.rectangle \
        crop.rectangle.fill crop.artframe crop.circle.badge.plus crop.circle.badge.checkmark \
        crop.circle.badge.xmark crop.circle.badge.exclamationmark crop.circle.badge.minus \
        crop.circle.badge.questionmark crop.circle.fill.badge.plus crop.circle.fill.badge.checkmark \
        crop.circle.fill.badge.xmark crop.circle.fill.badge.minus crop.rectangle.stack \
        crop.rectangle.stack.fill badge.plus badge.minus badge.key badge.clock badge.shield.checkmark \
        fill.badge.plus fill.badge.minus fill.questionmark text.rectangle text.rectangle.fill 2 2.fill 2.circle \
        2.circle.fill 2.slash 2.crop.square.stack 2.square.stack 2.wave.2 2.badge.gearshape 3 3.fill 3.sequence \
        3.sequence.fill wave.2 wave.2.fill and.arrow.left.and.arrow.right line.dotted.person icloud \
        icloud.fill slash slash.fill square square.fill and.background.dotted badge.key.fill bust \
        crop.circle.dashed
        figure.stand
        figure.walk circle circle.fill motion
        figure.run circle circle.fill
        figure.wave circle
        figure.arms.open
        figure.2
        figure.2.and.child.holdinghands
        figure.and.child.holdinghands
        figure.child circle
        figure.roll
        figure.yoga
        figure.mind.and.body
        figure.cooldown
        figure.dance
        figure.hiking
        figure.boxing
        figure.soccer
        figure.basketball
        figure.tennis
        figure.golf
        figure.pool.swim
        figure.outdoor.cycle
        figure.indoor.cycle
        figure.rower
        figure.stairs
        figure.strengthtraining.traditional
        figure.strengthtraining.functional
        figure.core.training
        figure.flexibility
        figure.highintensity.intervaltraining
        figure.elliptical
        figure.climbing
        figure.jumprope
        figure.dress.line.vertical.figure
        eye fill slash slash.fill circle circle.fill trianglebadge.exclamationmark square
        eyes inverse
        eyeglasses
        sunglasses fill
        mustache fill
        nose fill
        mouth fill
        ear fill
        brain head.profile
        lungs fill
        facemask fill
        face.smiling fill inverse
        face.dashed fill
        faceid
        touchid
        heart fill circle circle.fill slash slash.fill square square.fill text.square text.square.fill rectangle \
        rectangle.fill
        bolt.heart fill
        suit.heart fill
        suit.club fill
        suit.spade fill
        suit.diamond fill
        star fill circle circle.fill square square.fill slash slash.fill leadinghalf.filled lefthalf.fill bubble \
        bubble.fill
        flag fill circle circle.fill slash slash.fill badge.ellipsis checkered 2.crossed 2.crossed.fill square
        bookmark fill circle circle.fill slash slash.fill square square.fill
        tag fill circle circle.fill slash slash.fill
        bell fill circle circle.fill slash slash.fill badge badge.fill badge.slash square and.waveform \
        and.waves.left.and.right
        envelope fill circle circle.fill badge badge.fill open open.fill
        mail stack
        message fill circle circle.fill badge badge.fill.rtl
        bubble.left fill and.bubble.right and.bubble.right.fill and.text.bubble.right circle \
        and.exclamationmark.bubble.right
        bubble.right fill
        bubble.middle.bottom fill
        captions.bubble fill
        phone fill circle circle.fill down down.fill down.circle down.circle.fill badge.plus fill.badge.plus \
        arrow.up.right arrow.up.right.fill arrow.down.left connection and.waveform slash slash.fill bubble
        video fill circle circle.fill slash slash.fill badge.plus fill.badge.plus
        teletype
        recordingtape
        mic fill circle circle.fill slash slash.fill badge.plus square
        megaphone fill
        speaker fill slash slash.fill wave.1 wave.1.fill wave.2 wave.2.fill wave.2.circle wave.2.circle.fill wave.3 \
        wave.3.fill slash.circle zzz zzz.fill
        antenna.radiowaves.left.and.right slash
        dot.radiowaves.left.and.right
        dot.radiowaves.right
        wave.3.right circle
        wifi circle circle.fill slash exclamationmark
        cellularbars
        personalhotspot
        airplayaudio
        airplayvideo
        paperplane fill circle circle.fill
        tray fill circle full full.fill 2 2.fill and.arrow.down and.arrow.down.fill and.arrow.up \
        and.arrow.up.fill
        archivebox fill circle circle.fill
        """
}
