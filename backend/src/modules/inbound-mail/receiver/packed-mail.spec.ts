import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAttachedMail } from './packed-mail.js';
import { parseMail } from './parse-mail.js';

const folder = join(import.meta.dirname, '../../../../test/fixtures/mails');
const isMail = (content: string): boolean =>
  isAttachedMail({ contentType: 'message/rfc822', content: Buffer.from(content) });

describe('a mail attached to a mail', () => {
  it('is one by its headers, not by its name; another file stays a file', async () => {
    const raw = readFileSync(join(folder, '149-attached-notes-named-like-a-mail.eml'));
    const { files } = await parseMail(raw, 'dana@neusebakery.example');
    expect(files.map(({ name }) => name)).toEqual(['notes.eml']);
    expect(files[0]?.content.toString()).toBe('hello text file\nline 2 of it');
  });

  it.each([
    ['\ufeffReceived: by x\r\n\tat noon\r\nFrom: a@b.example\r\n\r\nHello', true],
    ['From dana@b.example Fri Nov 27\nSubject: x\n\nHello', true],
    ['', false],
    ['Till 4: dead\nTill 5: slow', false],
    ['hello\nSubject: x\n\nHello', false],
  ])('%j', (content, expected) => {
    expect(isMail(content)).toBe(expected);
  });
});
