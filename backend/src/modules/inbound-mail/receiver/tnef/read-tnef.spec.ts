import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeApart } from '../mail-parts.js';
import { isTnef, readTnef, type TnefMessage } from './read-tnef.js';

const mails = join(import.meta.dirname, '../../../../../test/fixtures/mails');

/** The `winmail.dat` of a fixture. */
async function packed(name: string): Promise<Buffer> {
  const { attachments } = await takeApart(readFileSync(join(mails, `${name}.eml`)));
  const found = attachments.find(({ content }) => isTnef(content));
  if (!found) throw new Error(`No winmail.dat in ${name}`);
  return found.content;
}

const bytesOf = ({ files }: TnefMessage): number => files.reduce((sum, { content }) => sum + content.length, 0);

describe('a file in Outlook’s own format (winmail.dat)', () => {
  it('is read until where it is cut off', async () => {
    const whole = await packed('105-winmail-html-and-files');
    expect(readTnef(whole)).toMatchObject({ isBroken: false, hasOnlyRichText: false, files: [{}, {}] });
    for (let length = 7; length < whole.length; length += 1) {
      const cut = readTnef(whole.subarray(0, length));
      expect(cut.files.length).toBeLessThanOrEqual(2);
    }
    expect(readTnef(whole.subarray(0, -200))).toMatchObject({ isBroken: true, subject: 'Scanner', files: [{}, {}] });
  });

  it('takes neither memory nor time for lengths and counts that lie', async () => {
    const whole = await packed('107-winmail-attached-message');
    const before = process.threadCpuUsage();
    for (const lie of [0xff_ff_ff_ff, 0x7f_ff_ff_ff, 0])
      for (let at = 6; at + 4 <= whole.length; at += 1) {
        const altered = Buffer.from(whole);
        altered.writeUInt32LE(lie, at);
        expect(bytesOf(readTnef(altered))).toBeLessThanOrEqual(whole.length);
      }
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });

  it('says that its words are in rich text only', async () => {
    const whole = await packed('106-winmail-beside-text');
    expect(readTnef(whole)).toMatchObject({ hasOnlyRichText: true, isBroken: false, text: undefined });
  });

  it('is no other file', () => {
    expect(isTnef(Buffer.from('MZ\u0000\u0001MZ\u0000\u0001'))).toBe(false);
    expect(isTnef(Buffer.alloc(0))).toBe(false);
  });
});
