import type { EntityManager } from '@mikro-orm/postgresql';
import type { IncomingFiles } from '../../infrastructure/storage/incoming-files.js';
import { receiveBytes } from '../../infrastructure/storage/stored-files.js';
import { InboundMail, type InboundMailFiles } from '../../modules/inbound-mail/index.js';
import type { User } from '../../modules/users/index.js';
import { demoMails, type DemoMail } from '../conversations/demo-mails.js';
import { persistQuietly } from '../persist-quietly.js';

interface Scene {
  people: ReadonlyMap<string, User>;
  now: Date;
  incoming: IncomingFiles;
  files: InboundMailFiles;
}

/** Where the demo’s mails came to. */
const RECIPIENT = 'support@pamlico.example';
const HOUR = 3_600_000;

/** Makes the mails that were received for support, each with its original in the storage. */
export async function loadMails(em: EntityManager, scene: Scene): Promise<void> {
  for (const [index, story] of demoMails.entries()) await loadMail(em, story, `<demo-${index}@mail.example>`, scene);
}

async function loadMail(em: EntityManager, story: DemoMail, messageId: string, scene: Scene): Promise<void> {
  const at = new Date(scene.now.getTime() - story.hoursAgo * HOUR);
  const original = originalOf(story, messageId, at);
  const message = story.became === undefined ? null : await messageOf(em, story.became);
  const user = scene.people.get(story.from);
  const { path } = await receiveBytes(scene.incoming, original, original.length);
  await scene.files.keeping(path, async (storagePath) => {
    const mail = InboundMail.receive(
      {
        kind: story.kind ?? 'message',
        reason: story.reason ?? null,
        messageId,
        recipient: RECIPIENT,
        fromAddress: story.from,
        fromName: story.name,
        userId: user?.id ?? null,
        subject: story.subject,
        text: story.text,
        attachments: [],
        size: original.length,
        storagePath,
        checks: story.checks,
        isProven: story.checks.dmarc === 'pass',
        ticketId: null,
      },
      message,
    );
    mail.moveTo(story.status);
    Object.assign(mail, { createdAt: at, updatedAt: at });
    persistQuietly(em, [mail]);
    await em.flush();
  });
}

function originalOf({ from, name, subject, text }: DemoMail, messageId: string, at: Date): Buffer {
  const head = [
    `From: ${name} <${from}>`,
    `To: ${RECIPIENT}`,
    `Date: ${at.toUTCString()}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  return Buffer.from([...head, '', ...text.split('\n'), ''].join('\r\n'));
}

async function messageOf(em: EntityManager, text: string): Promise<{ ticketId: string; commentId: string }> {
  const [row] = await em.execute<{ ticketId: string; commentId: string }[]>(
    'select task_id as "ticketId", id as "commentId" from task_comments where body = ?',
    [text],
  );
  if (!row) throw new Error(`The demo has no message “${text}”`);
  return row;
}
