/** Words that are looked for within the letters of a text; more are taken to be there. */
const MAX_SOUGHT = 2_000;
/** Characters; a longer text says more than that the HTML should be read. */
const MAX_STUB = 400;
/** Lines of the HTML that are looked for in the plain text, and the characters of their ends. */
const MAX_LINES = 200;
const ENDS = 20;
/** What a plain part says that was made only because there has to be one, in the eight languages. */
const STUB =
  /\bHTML\b(?=[^]*(?:view|read|display|support|format|message|mail|nachricht|anzeig|affich|version|ver\b|versión|visualiz|bericht|weergev|mensagem|wiadomo))/i;
/** Addresses and names of pictures, which plain parts show and HTML has behind its words. */
const NOT_WORDS = /<?(?:https?|mailto|tel|cid):[^\s>\])]*>?|\[(?:image|cid)\b[^\]\n]{0,1000}\]|www\.\S+/gi;

/** A raised 6 is a 6 here: plain parts have it so. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether one text has words that another hasn't, at least so many. Programs break words of one kind and not of the other,
 * so a word is also there where its letters are.
 */
export function hasWordsBeyond(text: string, other: string, least = 1): boolean {
  const there = wordsOf(other);
  const words = new Set(there);
  const letters = there.join('');
  const sought = [...new Set(wordsOf(text.replace(NOT_WORDS, ' ')))].filter((word) => !words.has(word));
  return sought.slice(0, MAX_SOUGHT).filter((word) => !letters.includes(word)).length >= least;
}

/**
 * Whether a plain text has lines of the HTML with nothing between them, as Samsung's program writes it.
 * @param markdown of the HTML
 */
export function isRunTogether(text: string, markdown: string): boolean {
  const lines = markdown
    .split('\n', MAX_LINES)
    .map((line) => line.replaceAll('\\', '').trim())
    .filter(Boolean);
  return lines.some((line, at) => at > 0 && text.includes(`${lines[at - 1]?.slice(-ENDS)}${line.slice(0, ENDS)}`));
}

/** Whether a plain text only says that the HTML should be read. */
export const isStub = (text: string): boolean => text.length <= MAX_STUB && STUB.test(text);
