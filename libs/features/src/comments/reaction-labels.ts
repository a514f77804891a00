import type { CommentReaction } from '@portal/contracts';

/** Reactions in words, for tooltips and assistive technology. */
export const reactionLabels: Readonly<Record<CommentReaction, string>> = {
  thumbs_up: 'Thumbs up',
  heart: 'Heart',
  party: 'Celebrate',
  eyes: 'Looking into it',
  check: 'Done',
};

export const reactionEmoji: Readonly<Record<CommentReaction, string>> = {
  thumbs_up: '👍',
  heart: '❤️',
  party: '🎉',
  eyes: '👀',
  check: '✅',
};
