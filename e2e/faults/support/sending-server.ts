import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail that another server has to deliver. */
export interface OutgoingMail {
  from: string;
  to: string;
  messageId: string;
  subject: string;
  text: string;
}

/** How far the conversation is: each point is reached once what belongs to it is sent, and before its answer. */
export const points = [
  'connected',
  'greeting',
  'sender',
  'recipient',
  'data',
  'half of the mail',
  'all of it',
] as const;
export type Point = (typeof points)[number];

/**
 * Delivers a mail as another server does, which says one thing after the answer to the one before.
 * @param reached runs at each point
 * @returns the code of the last answer, or null when the connection ended without one: the mail is to be sent again
 */
export async function deliver(
  port: number,
  mail: OutgoingMail,
  reached: (point: Point) => void = () => undefined,
): Promise<number | null> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // killed processes reset their connections, which these tests cause
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  /** The code of the next answer, of its last line; null when the connection ends. */
  const answer = async (): Promise<number | null> => {
    const line = await lines.next().catch(() => ({ done: true as const, value: undefined }));
    if (line.done) return null;
    return line.value[3] === '-' ? answer() : Number(line.value.slice(0, 3));
  };
  const content = contentOf(mail);
  const said: [Point, string, number][] = [
    ['connected', '', 220],
    ['greeting', 'EHLO bakery.example\r\n', 250],
    ['sender', `MAIL FROM:<${mail.from}>\r\n`, 250],
    ['recipient', `RCPT TO:<${mail.to}>\r\n`, 250],
    ['data', 'DATA\r\n', 354],
  ];
  try {
    for (const [point, text, expected] of said) {
      socket.write(text);
      reached(point);
      const code = await answer();
      if (code !== expected) return code;
    }
    socket.write(content.slice(0, content.length / 2));
    reached('half of the mail');
    socket.write(content.slice(content.length / 2));
    reached('all of it');
    return await answer();
  } finally {
    socket.destroy();
  }
}

const contentOf = ({ from, to, messageId, subject, text }: OutgoingMail): string =>
  [`From: <${from}>`, `To: <${to}>`, `Message-ID: ${messageId}`, `Subject: ${subject}`, '', text, '.', ''].join('\r\n');
