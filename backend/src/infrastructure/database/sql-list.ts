/** States that the contracts name, as a list within a statement: `'new', 'open'`. */
export const sqlList = (states: readonly string[]): string => states.map((state) => `'${state}'`).join(', ');
