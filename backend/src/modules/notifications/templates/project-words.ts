/** A state within a sentence: in_review → in review, todo → to do. */
export const stateWords = (state: string): string => (state === 'todo' ? 'to do' : state.replaceAll('_', ' '));
