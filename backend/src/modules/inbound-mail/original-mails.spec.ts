import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@portal/contracts';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import type { MalwareScanner } from '../../infrastructure/storage/malware/malware-scanner.js';
import type { InboundMailFiles } from './inbound-mail-files.js';
import { MailReadingPool } from './messages/mail-reading-pool.js';
import { OriginalMails } from './original-mails.js';

const HARMFUL = 'harmful content';
const threads = new MailReadingPool();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'originals-'));
});
afterAll(async () => {
  await threads.onApplicationShutdown();
  await rm(folder, { recursive: true, force: true });
});

const mailWith = (file: string): Buffer =>
  Buffer.from(
    [
      'From: dana@bakery.test',
      'Content-Type: application/octet-stream; name="notes.bin"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(file).toString('base64'),
    ].join('\r\n'),
  );

/** @param failure what the scanner does with {@link HARMFUL}, which it unpacks from nothing; null where none is set */
function originals(mail: Buffer, failure: DomainError | null): OriginalMails {
  const scanner = {
    isSet: failure !== null,
    assertClean: async (path: string) => {
      if (failure && (await readFile(path, 'utf8')).includes(HARMFUL)) throw failure;
    },
  };
  const files = { read: () => Promise.resolve(Readable.from([mail])) };
  return new OriginalMails(
    files as unknown as InboundMailFiles,
    new IncomingFiles(folder),
    scanner as unknown as MalwareScanner,
    threads,
  );
}

const contentOf = async (mail: Buffer, failure: DomainError | null): Promise<Buffer> => {
  const content = await originals(mail, failure).read('any', 'dana@bakery.test');
  return Buffer.isBuffer(content) ? content : buffer(content);
};

describe('a mail as it arrived', () => {
  afterEach(async () => expect(await readdir(folder)).toEqual([]));

  it('is not handed out where malware is found in one of its files as they are unpacked', async () => {
    const infected = contentOf(mailWith(HARMFUL), new DomainError('file.infected'));
    await expect(infected).rejects.toMatchObject({ code: 'inbound_mail.infected', status: 409 });
  });

  it('is not handed out while it cannot be scanned', async () => {
    const unscanned = contentOf(mailWith(HARMFUL), new DomainError('file.not_scanned'));
    await expect(unscanned).rejects.toMatchObject({ code: 'file.not_scanned', status: 503 });
  });

  it('is handed out as it is where nothing is found, or no scanner is set', async () => {
    const clean = mailWith('opening hours');
    expect(await contentOf(clean, new DomainError('file.infected'))).toEqual(clean);
    expect(await contentOf(mailWith(HARMFUL), null)).toEqual(mailWith(HARMFUL));
  });
});
