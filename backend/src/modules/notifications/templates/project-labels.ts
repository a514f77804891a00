/** A state within a sentence: in_review → in review, todo → to do. */
export const stateLabel = (state: string): string => (state === 'todo' ? 'to do' : state.replaceAll('_', ' '));
