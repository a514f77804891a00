import { rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { eventually } from '../../support/jobs/eventually.js';
import { FOREIGN, inboundCalls, SUPPORT } from '../../support/calls/inbound-calls.js';

const calls = inboundCalls();
const { send, refused, mails } = calls;
const from = () => calls.cast.customer.email;
const MEGABYTE = 1024 * 1024;

/** A mail written by hand, with CRLF at the ends of its lines. */
const raw = (head: string[], body: string): string =>
  [`From: ${from()}`, `To: ${SUPPORT}`, 'Subject: Printer', ...head, '', body].join('\r\n');
const sendRaw = (text: string) => refused({ envelope: { from: from(), to: SUPPORT }, raw: text });

/** A connection, and the first line that the server says. */
async function connection(client: string): Promise<{ socket: Socket; greeting: string }> {
  const socket = connect({ host: '127.0.0.1', port: calls.port(), localAddress: client });
  const [first] = (await once(socket, 'data')) as [Buffer];
  return { socket, greeting: first.toString() };
}

/** A connection that sends given lines and returns the server's answers. */
async function conversation() {
  const { socket } = await connection('127.0.0.1');
  const say = async (line: string): Promise<string> => {
    socket.write(`${line}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString();
  };
  await say('EHLO bakery.test');
  return { socket, say };
}

describe('mails beyond the limits are refused and leave no row (decisions, section 4)', () => {
  it('30 MB, whether or not the client says so before', async () => {
    const { socket, say } = await conversation();
    expect(await say(`MAIL FROM:<${from()}> SIZE=${30 * MEGABYTE}`)).toMatch(/^552/);
    await say(`MAIL FROM:<${from()}>`);
    await say(`RCPT TO:<${SUPPORT}>`);
    await say('DATA');
    const line = 'x'.repeat(75).concat('\r\n');
    const lines = Buffer.from(line.repeat(MEGABYTE / line.length));
    socket.write(raw([], line));
    for (let sent = 0; sent < 30 * MEGABYTE; sent += lines.length)
      if (!socket.write(lines)) await once(socket, 'drain');
    expect(await say('.')).toMatch(/^552/);
    socket.destroy();
    expect(await mails()).toEqual([]);
  });

  it('10,000 parts', async () => {
    const parts = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(10_000);
    const answer = await sendRaw(raw(['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'], parts));
    expect(answer).toMatchObject({ responseCode: 554 });
    expect(await mails()).toEqual([]);
  });

  it('a line of 1 MB', async () => {
    expect(await sendRaw(raw([], 'x'.repeat(MEGABYTE)))).toMatchObject({ responseCode: 554 });
    expect(await sendRaw(raw([`X-Long: ${'x'.repeat(MEGABYTE)}`], 'Hello'))).toMatchObject({ responseCode: 554 });
    expect(await mails()).toEqual([]);
  });

  it('a command of 1 MB, and a 101st recipient', async () => {
    const { socket } = await connection(FOREIGN);
    socket.write('x'.repeat(MEGABYTE));
    socket.on('error', () => undefined); // the server may close before all is written
    await once(socket, 'close');
    const to = Array.from({ length: 101 }, (_, index) => `someone${index}@help.test`);
    expect(await refused({ from: from(), to })).toMatchObject({ responseCode: 550 });
    expect(await mails()).toEqual([]);
  });

  it('200 connections of one client: others still get through', async () => {
    const opened = await Promise.all(Array.from({ length: 200 }, () => connection(FOREIGN)));
    const codes = opened.map(({ greeting }) => greeting.slice(0, 3));
    expect(codes.filter((code) => code === '220')).toHaveLength(20);
    expect(codes.filter((code) => code === '421')).toHaveLength(180);
    await send({ from: from() });
    expect(await mails()).toHaveLength(1);
    for (const { socket } of opened) socket.destroy();
    await eventually(async () => {
      const { socket, greeting } = await connection(FOREIGN);
      socket.destroy();
      expect(greeting).toMatch(/^220/);
    });
  });
});

describe('a client that goes away in the middle', () => {
  it('leaves no mail and no file', async () => {
    const { socket, say } = await conversation();
    await say(`MAIL FROM:<${from()}>`);
    await say(`RCPT TO:<${SUPPORT}>`);
    await say('DATA');
    socket.write(raw([], 'Half of'));
    socket.destroy();
    await send({ from: from(), text: 'The next one is taken.' });
    expect(await mails()).toMatchObject([{ text: 'The next one is taken.' }]);
  });
});

describe('while mails can’t be stored', () => {
  it('each is put off at once', async () => {
    const folder = join(calls.test.config.dataDir, 'storage', 'incoming');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, ''); // where a folder should be
    const began = performance.now();
    for (const text of ['Short.', 'Long.\r\n'.repeat(60_000)])
      expect(await refused({ from: from(), text })).toMatchObject({ responseCode: 451 });
    expect(performance.now() - began).toBeLessThan(10_000); // not when the client gives up
    await rm(folder);
    await send({ from: from() });
    expect(await mails()).toHaveLength(1);
  });
});
