/** What this browser keeps under a key; null where nothing is kept or storage is forbidden. */
export function readRemembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice in this browser; where storage is forbidden or full, it lasts as long as the page. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing is lost that the person would miss
  }
}
