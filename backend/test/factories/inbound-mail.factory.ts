import { randomUUID } from 'node:crypto';
import { InboundMail } from '../../src/modules/inbound-mail/inbound-mail.entity.js';
import { InboundMailFiles } from '../../src/modules/inbound-mail/inbound-mail-files.js';
import { IncomingFiles } from '../../src/infrastructure/storage/incoming-files.js';
import { receiveBytes } from '../../src/infrastructure/storage/stored-files.js';
import type { DatabaseProbe } from '../support/database/database-probe.js';

/** A mail of a stranger that waits for an admin, with its file in the storage. */
export async function aWaitingMail(db: DatabaseProbe): Promise<InboundMail> {
  const content = Buffer.from('From: ada@elsewhere.test\r\nSubject: No network\r\n\r\nNone at all.\r\n');
  const received = await receiveBytes(db.service(IncomingFiles), content, content.length);
  return db.service(InboundMailFiles).keeping(received.path, async (storagePath) => {
    const facts = {
      kind: 'message',
      reason: 'unknown_sender',
      messageId: `<${randomUUID()}@elsewhere.test>`,
      recipient: 'support@help.test',
      fromAddress: 'ada@elsewhere.test',
      fromName: null,
      userId: null,
      subject: 'No network',
      text: 'None at all.',
      attachments: [],
      size: content.length,
      storagePath,
      checks: { spf: 'none', dkim: 'none', dmarc: 'none' },
      isProven: false,
      ticketId: null,
      consultationId: null,
    } as const;
    const { mail } = await db.given((em) => {
      const made = InboundMail.receive({ ...facts, attachments: [] }, null);
      em.persist(made);
      return { mail: made };
    });
    return mail;
  });
}
