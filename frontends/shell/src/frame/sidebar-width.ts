/** The sidebar on a desk: with labels, or icons alone. */
export type SidebarWidth = 'wide' | 'icons';

const KEY = 'sidebar';

/** What this browser chose last. */
export function rememberedWidth(): SidebarWidth {
  try {
    return localStorage.getItem(KEY) === 'icons' ? 'icons' : 'wide';
  } catch {
    return 'wide';
  }
}

/** Keeps the choice for this browser. */
export function rememberWidth(width: SidebarWidth): void {
  try {
    localStorage.setItem(KEY, width);
  } catch {
    // storage may be forbidden: the choice lasts as long as the page
  }
}
