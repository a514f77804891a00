import type { MarkedText } from '@portal/contracts';

/** A text with what was searched for marked. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map(({ text: part, is_hit: isHit }, at) => (isHit ? <mark key={at}>{part}</mark> : part));
