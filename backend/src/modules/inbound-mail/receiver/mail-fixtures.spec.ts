import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMail } from './parse-mail.js';

/** Mails as programs write them, and beside each what its reader should see, as Markdown. */
const folder = join(import.meta.dirname, '../../../../test/fixtures/mails');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => name.slice(0, -'.eml'.length));

describe('what was written in a mail', () => {
  it.each(names)('%s', async (name) => {
    const { markdown, repeatedHeader } = await parseMail(
      readFileSync(join(folder, `${name}.eml`)),
      'dana@neusebakery.example',
    );
    expect(repeatedHeader).toBeNull();
    expect(`${markdown}\n`).toBe(readFileSync(join(folder, `${name}.md`), 'utf8'));
  });
});
