import type { SendMailOptions } from 'nodemailer';
import type { ReceivedMail } from './mailbox.js';

const PART = 'part-of-a-report';

/** A report as another mail server sends it (RFC 6522): words, the part for machines, and the headers of the mail. */
function report(type: string, machine: { type: string; fields: string[] }, headers: string[]): string {
  const lines = [
    'From: Mail Delivery System <mailer-daemon@elsewhere.test>',
    'To: hello@pamlico-it.example',
    'Subject: Your mail',
    `Content-Type: multipart/report; report-type=${type}; boundary="${PART}"`,
    'MIME-Version: 1.0',
    '',
    ...[`--${PART}`, 'Content-Type: text/plain', '', 'It is about a mail of yours.', ''],
    ...[`--${PART}`, `Content-Type: ${machine.type}`, '', ...machine.fields, ''],
    ...[`--${PART}`, 'Content-Type: text/rfc822-headers', '', ...headers, ''],
    `--${PART}--`,
    '',
  ];
  return lines.join('\r\n');
}

/** What a mail server answers a mail with that it can't deliver, to the address that it gave. */
export const bounceOf = (mail: ReceivedMail, status = '5.1.1', to = mail.returnPath): SendMailOptions => ({
  envelope: { from: '', to },
  raw: report(
    'delivery-status',
    {
      type: 'message/delivery-status',
      fields: [
        'Reporting-MTA: dns; mx.elsewhere.test',
        '',
        `Final-Recipient: rfc822; ${mail.to[0] ?? ''}`,
        `Action: ${status.startsWith('4.9') ? 'delayed' : 'failed'}`,
        `Status: ${status}`,
        `Diagnostic-Code: smtp; 550 ${status} <${mail.to[0] ?? ''}> is unknown`,
      ],
    },
    [`Message-ID: ${mail.messageId}`],
  ),
});

/** What a provider sends when a reader marks a mail as unwanted, with the headers that it encloses. */
export const complaintOf = (mail: ReceivedMail, to: string, reference = mail.reference): SendMailOptions => ({
  envelope: { from: 'loop@provider.test', to },
  raw: report(
    'feedback-report',
    { type: 'message/feedback-report', fields: ['Feedback-Type: abuse', 'User-Agent: Loop/1', 'Version: 1'] },
    [`Message-ID: ${mail.messageId}`, `X-Mail-Reference: ${reference}`],
  ),
});
