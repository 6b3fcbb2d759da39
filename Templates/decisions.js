'use strict';
// What was decided about the snapshots, if the page is that of `review`.

const decisions = {
  /// Whether snapshots can be accepted and rejected.
  isActive: document.documentElement.dataset.purpose === 'review',
  /// Whether the page follows a command that is running.
  isLive: Boolean(document.documentElement.dataset.purpose),

  /// The decisions by the snapshots' names: accepted or rejected.
  all: {},

  of(snapshot) {
    return this.all[model.nameOf(snapshot)];
  },

  /// Whether the snapshot can be accepted and rejected.
  canReview(snapshot) {
    return this.isActive && (snapshot.state === 'changed' || snapshot.state === 'missing');
  },

  /// The value of the filter `review`, or undefined.
  stateOf(snapshot) {
    return this.canReview(snapshot) ? this.of(snapshot) ?? 'left' : undefined;
  },

  /// The snapshots that haven't been decided on.
  left(snapshots) {
    return snapshots.filter(snapshot => this.stateOf(snapshot) === 'left');
  },
};
