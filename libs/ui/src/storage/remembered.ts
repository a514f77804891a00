/** Uses a storage of the browser; null where it is forbidden or full: what was to be kept lasts as long as the page. */
export function withStorage<Result>(
  name: 'localStorage' | 'sessionStorage',
  access: (storage: Storage) => Result,
): Result | null {
  try {
    return access(globalThis[name]);
  } catch {
    return null;
  }
}

/** What this browser keeps under a key; null for nothing. */
export const readRemembered = (key: string): string | null =>
  withStorage('localStorage', (storage) => storage.getItem(key));

/** Keeps a choice in this browser. */
export const remember = (key: string, value: string): void =>
  void withStorage('localStorage', (storage) => storage.setItem(key, value));
