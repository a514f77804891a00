/** The words of the way to the whole list behind the few rows shown. */
export const allOf = (total: number | undefined): string =>
  total === undefined || total <= 1 ? 'Open list' : `All ${total}`;
