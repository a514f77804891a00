import { ApiError, sentenceFor } from '@portal/data-access';

/** A wait in words, never shorter than it is: "40 seconds", "3 minutes", "2 hours". */
export function waitLabel(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second');
  if (seconds <= 90 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3_600), 'hour');
}

/** The reason of a failure, with the time to wait if the server gave one. */
export function sentenceWithWait(error: unknown): string {
  const sentence = sentenceFor(error);
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfter === null) return sentence;
  return `${sentence.replace(/\.?$/, '.')} You can ask again in ${waitLabel(Math.max(1, error.retryAfter))}.`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
