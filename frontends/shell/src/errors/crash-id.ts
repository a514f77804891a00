const ids = new WeakMap<object, string>();

/** A short id that names a crash in a report; the same error keeps its id. */
export function crashId(error: unknown): string {
  if (typeof error !== 'object' || error === null) return newId();
  const known = ids.get(error) ?? newId();
  ids.set(error, known);
  return known;
}

const newId = (): string =>
  `E-${[...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
