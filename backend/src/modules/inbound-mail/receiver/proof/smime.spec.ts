import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeApart } from '../mail-parts.js';
import { signedMail } from './smime.js';

const mails = join(import.meta.dirname, '../../../../../test/fixtures/mails');

async function packed(name: string): Promise<Buffer> {
  const { attachments } = await takeApart(readFileSync(join(mails, `${name}.eml`)));
  return attachments[0]?.content ?? Buffer.alloc(0);
}

describe('a mail that S/MIME signed as a whole', () => {
  it('is read, and an encrypted one is not', async () => {
    expect(signedMail(await packed('118-smime-signed-as-a-whole'))?.toString()).toContain('Please raise the limit');
    expect(signedMail(await packed('119-smime-encrypted'))).toBeNull();
  });

  it('takes neither time nor memory for lengths that lie', async () => {
    const whole = await packed('118-smime-signed-as-a-whole');
    const before = process.threadCpuUsage();
    for (let at = 0; at < whole.length; at += 1)
      for (const lie of [0x80, 0x84, 0xff, 0x24, 0]) {
        const altered = Buffer.from(whole);
        altered.writeUInt8(lie, at);
        expect((signedMail(altered) ?? '').length).toBeLessThanOrEqual(whole.length);
        expect((signedMail(whole.subarray(0, at)) ?? '').length).toBeLessThanOrEqual(at);
      }
    for (const element of ['2480', '3080', '0400']) signedMail(Buffer.alloc(5_000_000, Buffer.from(element, 'hex')));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});
