const ids = new WeakMap<object, string>();

/** A short id by which a person can name a crash to us; the same error keeps its id. */
export function crashId(error: unknown): string {
  if (typeof error !== 'object' || error === null) return newId();
  const known = ids.get(error) ?? newId();
  ids.set(error, known);
  return known;
}

const newId = (): string => `E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

/** Tells the console, with the id that the person sees. */
export function reportCrash(error: unknown): void {
  // eslint-disable-next-line no-console -- the one place that a crash leaves its trace in
  console.error(crashId(error), error);
}
