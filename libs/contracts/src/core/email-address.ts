/** Browsers and Node have it; this library names neither. */
declare const URL: { canParse(text: string): boolean; new (text: string): { hostname: string } };

/** Signs that a URL's host gives a meaning of their own, so that it can't stand for the domain of an address. */
const NO_DOMAIN = /[/?#:@\\[\]%\s]/u;

/** The domain as mail servers look it up: mapped by UTS 46 (full-width, ligatures, case), in ASCII, without a last dot. */
function asciiDomain(domain: string): string {
  const mapped = domain.normalize('NFKC').toLowerCase();
  if (NO_DOMAIN.test(mapped) || !URL.canParse(`http://${mapped}`)) return mapped;
  return new URL(`http://${mapped}`).hostname.replace(/\.+$/, '');
}

/**
 * One spelling for all spellings of an address that reach one mailbox: lower case, its domain as mail servers look it
 * up (`victim@ｔarget.example` is `victim@target.example`). Comparing, counting and storing use this one.
 */
export function normalizeEmail(text: string): string {
  const trimmed = text.trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  return at < 0 ? trimmed : `${trimmed.slice(0, at)}@${asciiDomain(trimmed.slice(at + 1))}`;
}
