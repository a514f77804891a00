import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dkimSign } from 'mailauth';
import { nameServer } from '../../../../../test/support/mail/name-server.js';
import type { Config } from '../../../../infrastructure/config/config.js';
import { MailReadingPool } from '../../messages/mail-reading-pool.js';
import { SenderCheck } from './sender-check.js';
import { coversContent } from './sender-verdict.js';

const FROM = 'dana@bakery.test';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = {
  signingDomain: 'bakery.test',
  selector: 'office',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};
const threads = new MailReadingPool();
let dns: Awaited<ReturnType<typeof nameServer>>;
let senders: SenderCheck;
beforeAll(async () => {
  dns = await nameServer();
  const point = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
  dns.records.set('office._domainkey.bakery.test', `v=DKIM1; k=ed25519; p=${point}`);
  senders = new SenderCheck({ inbound: { dns: [dns.address], trusted: [], relays: [] } } as unknown as Config, threads);
});
afterAll(async () => {
  await threads.onApplicationShutdown();
  dns.close();
});

interface Mail {
  head?: Record<string, string>;
  body: string;
}
/** Headers that a large provider signs, as seen in its mails. */
const GMAIL = 'mime-version:from:date:message-id:subject:to:content-transfer-encoding';
const YAHOO = 'date:from:to:subject:references:reply-to';
const OUTLOOK = 'from:date:subject:message-id:content-type:mime-version';
const FASTMAIL = 'content-transfer-encoding:content-type:date:from:message-id:mime-version:subject:to';

function compose({ head = {}, body }: Mail): string {
  const lines = Object.entries({ From: FROM, To: 'support@help.test', Subject: 'Printer', ...head });
  return `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** Whether a mail is proven that was signed and then got other headers. */
async function isProven(headerList: string, mail: Mail, changed: Record<string, string> = {}): Promise<boolean> {
  const { signatures, errors } = await dkimSign(compose(mail), {
    ...key,
    headerList,
    canonicalization: 'relaxed/relaxed',
    signatureData: [key],
  });
  expect(errors).toEqual([]);
  const sent = signatures + compose({ ...mail, head: { ...mail.head, ...changed } });
  const envelope = { ip: '192.0.2.9', helo: 'relay.test', from: '', to: [] };
  const { isProven: proven, checks } = await senders.verdict(Buffer.from(sent, 'latin1'), FROM, envelope);
  expect(checks.dkim).toBe('pass');
  return proven;
}

const text = { head: { 'Content-Type': 'text/plain; charset="utf-8"' }, body: 'It is off.\r\n' };
const encoded = (encoding: string, body: string) => ({
  head: { ...text.head, 'Content-Transfer-Encoding': encoding },
  body,
});
const base64 = encoded(
  'base64',
  `${Buffer.from('It is off again, since this morning at nine.\r\n').toString('base64')}\r\n`,
);
const quotedPrintable = encoded('quoted-printable', 'Au=C3=9Fer Betrieb, =\r\nseit heute.\r\n');
const html = { head: { 'Content-Type': 'text/html' }, body: '\r\n<!doctype html><p>It is off.</p>\r\n' };
const part = (name: string, words: string) => `--${name}\r\nContent-Type: text/plain\r\n\r\n${words}\r\n`;
const multipart = {
  head: { 'Content-Type': 'multipart/alternative;\r\n boundary="000000000000b2"' },
  body: `${part('000000000000b2', 'It is off.')}--000000000000b2--\r\n`,
};
const withPreamble = { ...multipart, body: `This is a multi-part message in MIME format.\r\n${multipart.body}` };
const quoting = { ...text, body: `No.\r\n${part('x', 'Pay another account.')}--x--\r\n` };

describe.each(['', 'v=DMARC1; p=none', 'v=DMARC1; p=reject; adkim=s'])(
  'by a signature, with the DMARC record %j',
  (record) => {
    beforeAll(() => {
      if (record) dns.records.set('_dmarc.bakery.test', record);
    });
    afterAll(() => dns.records.delete('_dmarc.bakery.test'));

    it.each([
      ['Gmail', GMAIL],
      ['Yahoo', YAHOO],
      ['Outlook', OUTLOOK],
      ['Fastmail', FASTMAIL],
    ])('a mail is proven with the headers that %s signs', async (_provider, headers) => {
      for (const mail of [text, html, base64, quotedPrintable, multipart, withPreamble, quoting, { body: 'Okay\r\n' }])
        expect([mail, await isProven(headers, mail)]).toEqual([mail, true]);
    });

    it('it is not where its subject is not signed', async () => {
      expect(await isProven('from:to:date', text, { Subject: 'Invoice' })).toBe(false);
      expect(await isProven('from:to:date', text)).toBe(false);
      expect(await isProven('from:to:date', { head: { Subject: '' }, body: 'It is off.\r\n' })).toBe(false);
    });
  },
);

it.each<[string, Mail, Record<string, string>]>([
  ['parts made of what is quoted', quoting, { 'Content-Type': 'multipart/mixed; boundary=x' }],
  ['one part of it all', multipart, { 'Content-Type': 'text/plain' }],
  ['parts with another boundary', multipart, { 'Content-Type': 'multipart/mixed; boundary=000' }],
  ['no boundary', multipart, { 'Content-Type': 'multipart/mixed' }],
  ['two boundaries', multipart, { 'Content-Type': 'multipart/mixed; boundary=x; boundary="000000000000b2"' }],
  ['a boundary in pieces', multipart, { 'Content-Type': 'multipart/mixed; boundary*0=x; boundary="000000000000b2"' }],
  ['HTML', { ...text, body: 'No. <!-- Yes. -->\r\n' }, { 'Content-Type': 'text/html' }],
  ['a file', text, { 'Content-Type': 'application/octet-stream' }],
  ['characters of two bytes', text, { 'Content-Type': 'text/plain; charset=utf-16' }],
  ['Base64', text, { 'Content-Transfer-Encoding': 'base64' }],
  ['parts in Base64', multipart, { 'Content-Transfer-Encoding': 'base64' }],
  ['an encoding that nobody knows', text, { 'Content-Transfer-Encoding': 'x-uuencode' }],
  ['Base64 as it stands', base64, { 'Content-Transfer-Encoding': '7bit' }],
  ['quoted-printable', { ...text, body: 'Total = 20\r\n' }, { 'Content-Transfer-Encoding': 'quoted-printable' }],
  ['a line that some programs see', text, { 'X-Mailer': 'Mail\rContent-Type: text/html' }],
])('a mail is not proven where it is made %s by a header that is not signed', async (_what, mail, changed) => {
  expect(await isProven(YAHOO, mail)).toBe(true);
  expect(await isProven(YAHOO, mail, changed)).toBe(false);
});

it('by SPF any mail is proven: the server is the domain’s own', async () => {
  dns.records.set('bakery.test', 'v=spf1 ip4:192.0.2.9 -all');
  const envelope = { ip: '192.0.2.9', helo: 'relay.test', from: FROM, to: [] };
  const mail = compose({ head: { 'Content-Transfer-Encoding': 'x-uuencode' }, body: 'It is off.\r\n' });
  expect(await senders.verdict(Buffer.from(mail), FROM, envelope)).toMatchObject({ isProven: true });
  dns.records.delete('bakery.test');
});

const headOf = (path: string) => readFileSync(path, 'latin1').split(/\r?\n\r?\n/, 1)[0] ?? '';

it('mails of mail programs are read as their bodies say, whichever headers are signed', () => {
  const folder = join(import.meta.dirname, '../../../../../test/fixtures/mails');
  const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const signed = new Set(['from', 'subject']);
  const unproven = mails.filter((name) => !coversContent(readFileSync(join(folder, name)), signed));
  const isOtherKind = (name: string) =>
    /^content-type: (?:application\/|text(?!\/(?:plain|html)))/im.test(headOf(join(folder, name)));
  expect(unproven.filter((name) => !isOtherKind(name))).toEqual(['64-text-in-preamble.eml']);
  expect(mails.length).toBeGreaterThan(100);
});
