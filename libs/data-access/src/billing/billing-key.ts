/** The key of everything about bills: whoever moves money makes all of it old. */
export const billing = ['billing'] as const;
