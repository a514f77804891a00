/** A sentence of the catalogue, which has no full stop, where it stands beside others. */
export const withStop = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);
