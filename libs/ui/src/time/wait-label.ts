/** A wait in words, never shorter than it is: "40 seconds", "3 minutes", "2 hours". */
export function waitLabel(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second');
  if (seconds <= 90 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3_600), 'hour');
}

/** The sentence of a failure, with the time to wait where a limit was reached and the server gave one. */
export function withWait(sentence: string, error: unknown, verb = 'try'): string {
  const isLimit = error instanceof Error && 'status' in error && error.status === 429;
  if (!isLimit || !('retryAfter' in error) || typeof error.retryAfter !== 'number') return sentence;
  return `${sentence.replace(/\.?$/, '.')} You can ${verb} again in ${waitLabel(Math.max(1, error.retryAfter))}.`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
