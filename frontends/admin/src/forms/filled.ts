/** What was filled in: fields left empty are not sent, so that the server's own defaults hold. */
export const filled = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
