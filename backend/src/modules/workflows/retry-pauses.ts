/** Pauses before the second and the third try of a step or a webhook, in seconds. */
const PAUSES = [30, 300];

/** The pause after so many tries, in seconds. */
export const retryPause = (tries: number): number => PAUSES[tries - 1] ?? 300;
