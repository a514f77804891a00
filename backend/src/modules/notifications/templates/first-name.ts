const LONGEST = 40;

/**
 * A first name that may stand in a mail to an address nobody has confirmed: its letters, at most 40, and nothing else,
 * so that no stranger can make us send his words or links (decisions, section 3).
 */
export const safeFirstName = (name: string | null): string =>
  /^\p{L}+/u.exec(name?.trim() ?? '')?.[0].slice(0, LONGEST) ?? '';

/** How a mail begins. */
export const greeting = (firstName: string): string => (firstName ? `Hello ${firstName},` : 'Hello,');
