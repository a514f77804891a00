/** How long ago a moment (milliseconds) was, in words: "83 s". */
export const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;
