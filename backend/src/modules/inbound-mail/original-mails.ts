import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@portal/contracts';
import { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { MalwareScanner } from '../../infrastructure/storage/malware/malware-scanner.js';
import { receiveBytes } from '../../infrastructure/storage/stored-files.js';
import { InboundMailFiles } from './inbound-mail-files.js';
import { MailReadingPool } from './messages/mail-reading-pool.js';
import { LARGEST_MAIL } from './receiver/bounded-content.js';

/** Hands out mails as they arrived, where no malware is found in them (decisions 10.14). */
@Injectable()
export class OriginalMails {
  constructor(
    private readonly files: InboundMailFiles,
    private readonly incoming: IncomingFiles,
    private readonly scanner: MalwareScanner,
    private readonly threads: MailReadingPool,
  ) {}

  /**
   * A stored mail. It is scanned now, as it wasn't when it was stored, with each of its files, since the scanner may not
   * unpack all that is unpacked here.
   * @throws DomainError `inbound_mail.infected`; `file.not_scanned`; `storage.unavailable`; `unavailable`
   */
  async read(storagePath: string, fromAddress: string): Promise<Readable | Buffer> {
    const stored = await this.files.read(storagePath);
    if (!this.scanner.isSet) return stored;
    const mail = await buffer(stored);
    const { files } = await this.threads.readAgain({ content: mail, envelopeFrom: fromAddress });
    for (const content of [mail, ...files.map((file) => file.content)]) await this.assertClean(content);
    return mail;
  }

  private async assertClean(content: Buffer): Promise<void> {
    const received = await receiveBytes(this.incoming, content, LARGEST_MAIL);
    try {
      await this.scanner.assertClean(received.path);
    } catch (error) {
      const isInfected = error instanceof DomainError && error.code === 'file.infected';
      throw isInfected ? new DomainError('inbound_mail.infected') : error;
    } finally {
      await this.incoming.discard(received);
    }
  }
}
