const LETTER = /[\p{L}\p{N}_]/u;

/** Whether the text contains `@First Last` of this user, in any case, and not as the beginning of a longer name. */
export function isMentioned(name: string | null, text: string): boolean {
  if (!name) return false;
  const [wanted, said] = [`@${name}`.toLowerCase(), text.toLowerCase()];
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const [before = '', after = ''] = [said[at - 1], said[at + wanted.length]];
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}
