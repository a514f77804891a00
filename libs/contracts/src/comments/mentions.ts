/** A person named in a comment. */
export interface Mention {
  id: string;
  name: string;
}

const TOKEN = /@\[([^[\]\n]{1,250})\]\(user:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\)/gi;

/** How a person is named in the Markdown of a comment: `@[Dana Whitfield](user:<id>)`. */
export const mentionToken = ({ id, name }: Mention): string => `@[${name.replace(/[[\]\n]/g, '')}](user:${id})`;

/** The mention that a text begins with, and how long it is in the text: for parsers of Markdown. */
export function leadingMention(text: string): { mention: Mention; length: number } | undefined {
  if (!text.startsWith('@[')) return undefined;
  const [found] = text.matchAll(TOKEN);
  if (found?.index !== 0) return undefined;
  const [token, name = '', id = ''] = found;
  return { mention: { name, id: id.toLowerCase() }, length: token.length };
}

/** The users whom a comment mentions, each once. */
export function mentionsIn(body: string): Mention[] {
  const found = [...body.matchAll(TOKEN)].map(([, name = '', id = '']) => ({ name, id: id.toLowerCase() }));
  return [...new Map(found.map((mention) => [mention.id, mention])).values()];
}

/** Replaces each mention by the result of `write`. */
export const rewriteMentions = (body: string, write: (mention: Mention) => string): string =>
  body.replace(TOKEN, (_token, name: string, id: string) => write({ id: id.toLowerCase(), name }));

const LETTER = /[\p{L}\p{N}_]/u;

/** Makes the names of these people, written out behind an @, into mentions; a longer name goes before a shorter one. */
export function withMentions(text: string, people: readonly Mention[]): string {
  const longestFirst = [...people].filter(({ name }) => name).sort((one, other) => other.name.length - one.name.length);
  let written = '';
  for (let at = 0; at < text.length;) {
    const person = isStart(text, at) ? longestFirst.find(({ name }) => isNamed(text, at + 1, name)) : undefined;
    written += person ? mentionToken(person) : text.charAt(at);
    at += person ? person.name.length + 1 : 1;
  }
  return written;
}

/** Whether a text names a person behind an @, in any case; a longer name that begins the same is another's. */
export const isMentioned = (name: string | null, text: string): boolean =>
  name !== null && withMentions(text, [{ id: '', name }]) !== text;

const isStart = (text: string, at: number): boolean => text[at] === '@' && !LETTER.test(text[at - 1] ?? '');

const isNamed = (text: string, at: number, name: string): boolean =>
  text.slice(at, at + name.length).toLowerCase() === name.toLowerCase() && !LETTER.test(text[at + name.length] ?? '');
