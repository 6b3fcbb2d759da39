import Foundation

/// Carries out requests in a process, which it replaces when it ends. It is used by one thread at a time.
final class WorkerRunner: @unchecked Sendable {
    private let setup: WorkerSetup
    private let running: RunningWorkers
    private var process: WorkerProcess?
    /// Whether the process has carried out a request.
    private var hasServed = false
    private var affinity: String?

    /// How often a request is sent to another process if a signal from outside ended it.
    private static let attempts = 10
    /// The maximum duration of starting a process and reading documents, in seconds.
    private static let startLimit = 300.0

    init(_ setup: WorkerSetup, _ running: RunningWorkers) {
        (self.setup, self.running) = (setup, running)
    }

    /// Carries out requests until there are no more.
    func carryOut<Request: ProcessRequest>(
        _ queue: RequestQueue<Request>, _ answers: OrderedAnswers<Request.Output>
    ) {
        while let (index, request) = queue.next(after: affinity) {
            guard let answer = answer(to: request, queue) else { return }
            affinity = request.affinity
            answers.add(answer, at: index)
        }
    }

    /// Returns the answer to a request, or `nil` if the run was canceled.
    private func answer<Request: ProcessRequest>(
        to request: Request, _ queue: RequestQueue<Request>
    ) -> WorkerAnswer<Request.Output>? {
        guard let answer = confirmedAnswer(to: request, queue) else { return nil }
        guard case .ended(let end) = answer.reply else { return answer }
        if case .time = end.cause { queue.noteSlow(request.affinity) }
        for design in request.designs(because: end) {
            guard let other = confirmedAnswer(to: design, queue) else { return nil }
            if case .done = other.reply {
                return WorkerAnswer(reply: other.reply, messages: answer.messages)
            }
        }
        return answer
    }

    /// Returns the answer. The end of a process counts only if the request is the first one of a new process,
    /// so that it depends on nothing but the request.
    private func confirmedAnswer<Request: ProcessRequest>(
        to request: Request, _ queue: RequestQueue<Request>
    ) -> WorkerAnswer<Request.Output>? {
        var attempts = 0
        while true {
            let wasFresh = !hasServed
            guard let answer = firstAnswer(to: request, queue) else { return nil }
            guard case .ended(let end) = answer.reply else { return answer }
            if case .time = end.cause { return answer }
            if wasFresh { attempts += 1 }
            if attempts >= (end.isExternal ? Self.attempts : 1) { return answer }
        }
    }

    private func firstAnswer<Request: ProcessRequest>(
        to request: Request, _ queue: RequestQueue<Request>
    ) -> WorkerAnswer<Request.Output>? {
        do {
            guard let process = try startedProcess(isCanceled: { queue.isCanceled }) else {
                return nil
            }
            let line = try WorkerLine.encode(request)
            let share =
                queue.isSlow(request.affinity) ? ProcessLimits.shareAfterTimeout : 1
            let (answer, messages) = process.answer(
                to: line, limit: setup.limits.seconds * request.weight * share
            ) { queue.isCanceled }
            hasServed = true
            switch answer {
            case .canceled:
                release()
                return nil
            case .ended(var end):
                release()
                // The duration that the messages name doesn't depend on the order of the requests.
                if case .time = end.cause {
                    end = WorkerEnd(cause: .time(setup.limits.seconds * request.weight))
                }
                return WorkerAnswer(reply: .ended(end), messages: messages)
            case .line(let line):
                let message = try LosslessJSON.decode(
                    WorkerMessage<Request.Output>.self, from: line)
                switch message {
                case .done(let output):
                    return WorkerAnswer(reply: .done(output), messages: messages)
                case .failed(let text):
                    return WorkerAnswer(reply: .failed(text), messages: messages)
                }
            }
        } catch {
            return WorkerAnswer(reply: .failed("\(error)"), messages: WorkerMessages())
        }
    }

    // MARK: The process

    /// Returns the process, which has read its input, or `nil` if the run was canceled.
    private func startedProcess(isCanceled: () -> Bool) throws -> WorkerProcess? {
        if let process { return process }
        for attempt in 1... {
            let started = try WorkerProcess(setup)
            running.add(started)
            process = started
            let line = try LosslessJSON.encode(setup.message)
            let (answer, messages) = started.answer(
                to: line, limit: Self.startLimit, isCanceled: isCanceled)
            switch answer {
            case .canceled:
                release()
                return nil
            case .ended(let end):
                release()
                guard end.isExternal, attempt < Self.attempts else {
                    messages.pass()
                    throw WorkerError.notStarted(end.description)
                }
            case .line(let line):
                let message = try LosslessJSON.decode(WorkerMessage<Bool>.self, from: line)
                guard case .failed(let text) = message else { return started }
                release()
                throw WorkerError.failed(text)
            }
        }
        return nil
    }

    private func release() {
        guard let process else { return }
        running.remove(process)
        self.process = nil
        hasServed = false
    }

    func end() {
        process?.end()
        release()
    }
}
