import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth';
import { FOREIGN, inboundCalls, SUPPORT } from '../../support/calls/inbound-calls.js';

const calls = inboundCalls();
const { send, refused, mails, open, replyAddress } = calls;
const from = () => calls.cast.customer.email;
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const dkim = { domainName: 'example.test', keySelector: 'office', privateKey };

beforeEach(() => {
  for (const domain of ['example.test', 'elsewhere.test'])
    calls.records().set(`office._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`);
  calls.records().delete('_dmarc.example.test');
});

/** A mail that its domain has signed. @param covered bytes of the body that the signature covers; all by default */
async function signed(body: string, covered?: number): Promise<string> {
  const head = [`From: ${from()}`, `To: ${SUPPORT}`, 'Subject: Printer', 'Message-ID: <1@bakery.test>'];
  const mail = `${head.join('\r\n')}\r\n\r\n${body}`;
  const key = { signingDomain: 'example.test', selector: 'office', privateKey };
  const { signatures, errors } = await dkimSign(mail, {
    ...key,
    canonicalization: 'relaxed/relaxed',
    signatureData: [{ ...key, ...(covered === undefined ? {} : { maxBodyLength: covered }) }],
  });
  expect(errors).toEqual([]);
  return signatures + mail;
}
const sendRaw = (raw: string) => send({ envelope: { from: from(), to: SUPPORT }, raw }, FOREIGN);
const proofs = async () => (await mails()).map(({ status, is_proven, checks }) => [status, is_proven, checks.dkim]);

describe('a signature of the sender’s domain', () => {
  it('proves the sender, whichever server the mail comes from; another domain’s doesn’t', async () => {
    const ticket = await open();
    const to = replyAddress(ticket.number, calls.cast.customer);
    await send({ from: from(), to, text: 'Signed.', dkim, messageId: '<1@t>' }, FOREIGN);
    await send(
      { from: from(), to, text: 'Foreign.', dkim: { ...dkim, domainName: 'elsewhere.test' }, messageId: '<2@t>' },
      FOREIGN,
    );
    expect(await proofs()).toEqual([
      ['filed', true, 'pass'],
      ['waiting', false, 'pass'],
    ]);
    expect((await calls.threadOf('customer', ticket.id)).map(({ body }) => body)).not.toContain('Foreign.');
  });

  it.each([undefined, 'v=DMARC1; p=none', 'v=DMARC1; p=reject'])(
    'proves nothing where words follow the part that it covers, by the DMARC record %j',
    async (record) => {
      if (record !== undefined) calls.records().set('_dmarc.example.test', record);
      const mail = await signed('Mine.\r\n', 7);
      await sendRaw(`${mail}Pay another account.\r\n`);
      expect(await proofs()).toEqual([['waiting', false, 'pass']]);
    },
  );

  it('proves the sender where the part that it covers is the whole', async () => {
    await sendRaw(await signed('Mine.\r\n', 7));
    expect(await proofs()).toEqual([['filed', true, 'pass']]);
  });
});

it.each([
  ['Subject: Another subject'],
  ['Date: Fri, 27 Nov 2026 12:00:00 -0500'],
  ['To: someone@elsewhere.test'],
  ['Message-ID: <2@bakery.test>'],
  ['Content-Type: text/html'],
  ['Content-Transfer-Encoding: base64'],
  ['MIME-Version: 1.0'],
])('a mail with a second header is refused, though the first is signed: %s', async (header) => {
  const own = header.replace(/:.*/, '').toLowerCase();
  const first = (await signed('Mine.\r\n')).includes(`\r\n${header.replace(/:.*/, ':')}`) ? '' : `${header}\r\n`;
  const raw = `${header}\r\n${first}${await signed('Mine.\r\n')}`;
  const answer = await refused({ envelope: { from: from(), to: SUPPORT }, raw }, FOREIGN);
  expect(answer).toMatchObject({ responseCode: 550 });
  expect(answer.message).toContain(`more than one header ${own}`);
  expect(await mails()).toEqual([]);
});
