const LONGEST = 40;

/**
 * A first name that may stand in a mail to an unverified address: its letters, at most 40, so that a visitor can't make
 * the product send text or links (decisions 3.13).
 */
export const safeFirstName = (name: string | null): string =>
  /^\p{L}+/u.exec(name?.trim() ?? '')?.[0].slice(0, LONGEST) ?? '';

/** The variables `greeting` and `first_name` of a mail. @param firstName safe to print; empty where it isn't known */
export const readerVariables = (firstName: string): { greeting: string; first_name: string } => ({
  greeting: firstName ? `Hello ${firstName},` : 'Hello,',
  first_name: firstName,
});
