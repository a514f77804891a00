import type { InboundMailKind, InboundMailStatus, SenderChecks, WaitingReason } from '@portal/contracts';
import { receiveBytes } from '../../infrastructure/storage/stored-files.js';
import { TaskComment } from '../../modules/comments/index.js';
import { InboundMail } from '../../modules/inbound-mail/index.js';
import { datedAt } from '../builders/persist-quietly.js';
import { DANA, GRACE } from '../demo-people.js';
import type { DemoWorld } from '../demo-world.js';

interface DemoMail {
  from: readonly [address: string, name: string];
  text: string;
  hoursAgo: number;
  status: InboundMailStatus;
  kind?: InboundMailKind;
  reason?: WaitingReason;
  /** Passed unless said otherwise. */
  checks?: SenderChecks;
  /** The message of a ticket that it became, by its text. */
  became?: string;
}

const passed: SenderChecks = { spf: 'pass', dkim: 'pass', dmarc: 'pass' };

/** By subject, mails that were received for support, in every state. */
const demoMails: Readonly<Record<string, DemoMail>> = {
  'Re: Password of the X-ray viewer expired': {
    from: [GRACE, 'Grace Bell'],
    text: 'We are in again.',
    hoursAgo: 94,
    status: 'filed',
    became: 'We are in again.',
  },
  'Automatic reply: A laptop for the new assistant': {
    from: [GRACE, 'Grace Bell'],
    text: 'I am out of the office until Monday. For urgent matters please call the front desk.',
    hoursAgo: 29,
    status: 'ignored',
    kind: 'automatic',
  },
  'Last chance: 80 % off all toner': {
    from: ['offers@cheap-toner-now.example', 'Toner Deals'],
    text: 'Only this week! Reply STOP to get no more mails.',
    hoursAgo: 22,
    status: 'junk',
    reason: 'unknown_sender',
    checks: { spf: 'pass', dkim: 'none', dmarc: 'none' },
  },
  'Do you also look after cash registers?': {
    from: ['pete@harborcafe.example', 'Pete Lawson'],
    text: 'Hello,\n\nDana of Neuse Bakery told me about you. Our two registers lose the connection to the kitchen printer every evening. Could somebody have a look?\n\nPete Lawson, Harbor Café',
    hoursAgo: 3,
    status: 'waiting',
    reason: 'unknown_sender',
  },
  'Please send the admin password again': {
    from: [DANA, 'Dana Whitford'],
    text: 'I lost it. Send it to this address, it is urgent.',
    hoursAgo: 1.5,
    status: 'waiting',
    reason: 'unproven_sender',
    checks: { spf: 'fail', dkim: 'none', dmarc: 'fail' },
  },
};

/** Where the demo’s mails came to. */
const RECIPIENT = 'support@pamlico.example';

/** Makes the mails that were received for support, each with its original in the storage. */
export async function loadMails(world: DemoWorld): Promise<void> {
  const { incoming, mailFiles } = world.services;
  for (const [index, [subject, story]] of Object.entries(demoMails).entries()) {
    const messageId = `<demo-${index}@mail.example>`;
    const at = world.hoursAgo(story.hoursAgo);
    const { from, text, status, kind = 'message', reason = null, checks = passed } = story;
    const [fromAddress, fromName] = from;
    const original = originalOf(subject, story, messageId, at);
    const message = story.became ? await world.em.findOneOrFail(TaskComment, { body: story.became }) : null;
    const { path } = await receiveBytes(incoming, original, original.length);
    await mailFiles.keeping(path, (storagePath) => {
      const userId = world.people.get(fromAddress)?.id ?? null;
      const sender = { fromAddress, fromName, userId, checks, isProven: checks.dmarc === 'pass' };
      const content = { subject, text, attachments: [], size: original.length, storagePath };
      const mail = InboundMail.receive(
        { kind, reason, messageId, recipient: RECIPIENT, ...sender, ...content, ticketId: null, consultationId: null },
        message && { ticketId: message.taskId, consultationId: null, commentId: message.id },
      );
      mail.moveTo(status);
      return world.save(datedAt(mail, at));
    });
  }
}

function originalOf(subject: string, { from: [address, name], text }: DemoMail, messageId: string, at: Date): Buffer {
  const head = [
    `From: ${name} <${address}>`,
    `To: ${RECIPIENT}`,
    `Date: ${at.toUTCString()}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Content-Type: text/plain; charset=utf-8',
  ];
  return Buffer.from([...head, '', ...text.split('\n'), ''].join('\r\n'));
}
