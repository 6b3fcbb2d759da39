'use strict';
// What was decided about the snapshots, if the page is that of `review`.
//
// Each cause of a snapshot is decided on. The snapshot is accepted if all of its causes are accepted, and rejected if
// one is rejected.

const decisions = {
  /// Whether snapshots can be accepted and rejected.
  isActive: document.documentElement.dataset.purpose === 'review',
  /// Whether the page follows a command that is running.
  isLive: Boolean(document.documentElement.dataset.purpose),

  /// The decisions by the summary of the cause and the snapshot's name: accepted or rejected.
  all: new Map(),

  /// Takes the decisions of a state: lists of names by cause.
  load(lists) {
    this.all = new Map(lists.map(({ cause, accepted, rejected }) => [cause, new Map([
      ...accepted.map(name => [name, 'accepted']), ...rejected.map(name => [name, 'rejected']),
    ])]));
  },

  /// Notes a decision that was carried out; without a cause, about all causes of the snapshots.
  set({ decision, names, cause }) {
    for (const name of names) {
      for (const summary of cause ? [cause] : model.named(name)?.changes.map(change => change.summary) ?? []) {
        if (!this.all.has(summary)) this.all.set(summary, new Map());
        this.all.get(summary).set(name, decision);
      }
    }
  },

  /// The decision about a snapshot, or about one of its changes.
  of(snapshot, change) {
    const name = model.nameOf(snapshot);
    const made = (change ? [change] : snapshot.changes).map(({ summary }) => this.all.get(summary)?.get(name));
    if (made.includes('rejected')) return 'rejected';
    return made.length && made.every(decision => decision === 'accepted') ? 'accepted' : undefined;
  },

  /// Whether the snapshot can be accepted and rejected.
  canReview(snapshot) {
    return this.isActive && (snapshot.state === 'changed' || snapshot.state === 'missing');
  },

  /// The value of the filter `review`, or undefined.
  stateOf(snapshot, change) {
    return this.canReview(snapshot) ? this.of(snapshot, change) ?? 'left' : undefined;
  },

  /// The items or snapshots that haven't been decided on.
  left(items) {
    return items.filter(item => this.stateOf(item.snapshot ?? item, item.change) === 'left');
  },
};
