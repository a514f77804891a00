/** A list's query as the API takes it: without what is empty; several values of a filter are one parameter. */
export const asSent = (query: object): Record<string, never> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value as unknown)]),
  ) as Record<string, never>;
