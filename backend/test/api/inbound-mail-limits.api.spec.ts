import { generateKeyPairSync } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { eventually } from '../support/eventually.js';
import { FOREIGN, inboundCalls, SUPPORT } from '../support/inbound-calls.js';

const calls = inboundCalls();
const { send, refused, mails, open, replyAddress } = calls;
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

describe('mails beyond the limits are refused and leave no row (decisions, section 4)', () => {
  it('30 MB, whether or not the client says so before', async () => {
    const body = 'x'
      .repeat(75)
      .concat('\r\n')
      .repeat((30 * MEGABYTE) / 77);
    const answer = await sendRaw(raw([], body));
    expect(answer).toMatchObject({ responseCode: 552 });
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

  it('the sixth within ten minutes: a person’s is taken later, a machine’s never', async () => {
    const mail = (index: number, headers = {}) => ({ from: from(), messageId: `<${index}@bakery.test>`, headers });
    for (let index = 0; index < 5; index += 1) await send(mail(index));
    expect(await refused(mail(6))).toMatchObject({ responseCode: 451 });
    expect(await refused(mail(7, { 'Auto-Submitted': 'auto-replied' }))).toMatchObject({ responseCode: 554 });
    expect(await mails()).toHaveLength(5);
    await send({ from: calls.cast.stranger.email });
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
    const { socket } = await connection('127.0.0.1');
    const say = async (line: string): Promise<void> => {
      socket.write(`${line}\r\n`);
      await once(socket, 'data');
    };
    await say('EHLO bakery.test');
    await say(`MAIL FROM:<${from()}>`);
    await say(`RCPT TO:<${SUPPORT}>`);
    await say('DATA');
    socket.write(raw([], 'Half of'));
    socket.destroy();
    await send({ from: from(), text: 'The next one is taken.' });
    expect(await mails()).toMatchObject([{ text: 'The next one is taken.' }]);
  });
});

describe('a signature of the sender’s domain', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const dkim = { domainName: 'example.test', keySelector: 'office', privateKey };

  it('proves the sender, whichever server the mail comes from; another domain’s doesn’t', async () => {
    calls
      .records()
      .set('office._domainkey.example.test', `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`)
      .set('office._domainkey.elsewhere.test', `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`);
    const ticket = await open();
    const to = replyAddress(ticket.number, calls.cast.customer);
    await send({ from: from(), to, text: 'Signed.', dkim, messageId: '<1@t>' }, FOREIGN);
    await send(
      { from: from(), to, text: 'Foreign.', dkim: { ...dkim, domainName: 'elsewhere.test' }, messageId: '<2@t>' },
      FOREIGN,
    );
    expect((await mails()).map(({ status, is_proven, checks }) => [status, is_proven, checks.dkim])).toEqual([
      ['filed', true, 'pass'],
      ['waiting', false, 'pass'],
    ]);
    expect((await calls.threadOf('customer', ticket.id)).map(({ body }) => body)).not.toContain('Foreign.');
  });
});
