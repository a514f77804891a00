import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMail } from './parse-mail.js';

/**
 * Mails as programs write them, and beside each what its reader should see, as Markdown: as an answer to one of our
 * mails, and in `.opening.md`, where that is another text, as the mail that opens a ticket.
 */
const folder = join(import.meta.dirname, '../../../../test/fixtures/mails');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => name.slice(0, -'.eml'.length));
const mails = new Map<string, ReturnType<typeof parseMail>>();
/** Each is parsed once. */
function parsed(name: string): ReturnType<typeof parseMail> {
  const mail = mails.get(name) ?? parseMail(readFileSync(join(folder, `${name}.eml`)), 'dana@neusebakery.example');
  mails.set(name, mail);
  return mail;
}
const expected = (file: string): string => readFileSync(join(folder, file), 'utf8');

describe('what was written in a mail', () => {
  it.each(names)('%s', async (name) => {
    const { markdown, repeatedHeader } = await parsed(name);
    expect(repeatedHeader).toBeNull();
    expect(`${markdown('answer')}\n`).toBe(expected(`${name}.md`));
  });
});

describe('a mail that opens a ticket loses nothing', () => {
  const openings = readdirSync(folder).filter((name) => name.endsWith('.opening.md'));

  it.each(openings)('%s', async (file) => {
    const { markdown } = await parsed(file.slice(0, -'.opening.md'.length));
    expect(`${markdown('opening')}\n`).toBe(expected(file));
  });

  it.each(names)('%s has all words of the answer', async (name) => {
    const { markdown } = await parsed(name);
    const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const kept = new Set(words(markdown('opening')));
    expect(words(markdown('answer')).filter((word) => !kept.has(word))).toEqual([]);
  });
});
