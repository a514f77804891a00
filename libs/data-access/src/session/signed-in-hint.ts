const HINT = 'signed_in=1';

/** Whether the readable cookie that comes and goes with the session is there. A hint only: the server decides (decisions, section 3). */
export const hasSignedInHint = (): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(HINT);

/** Lets style sheets show the right half of the menu, as the page's inline script does before the first paint. */
export function showSignedInHint(signedIn: boolean): void {
  if (signedIn) document.documentElement.dataset.signedIn = '1';
  else delete document.documentElement.dataset.signedIn;
}
