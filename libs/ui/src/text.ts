/** A sentence of the catalogue, which has no full stop, where it stands beside others. */
export const withStop = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
