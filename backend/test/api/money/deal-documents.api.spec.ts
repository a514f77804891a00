import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brand, signingConsent, type DealDocumentView } from '@portal/contracts';
import { plainPdf } from '../../../src/demo/demo-files.js';
import { documentCalls } from '../../support/calls/document-calls.js';
import { textOfPdf } from '../../support/mail/pdf-text.js';
import { office, pdf, png } from '../../support/mail/sample-files.js';
import { appWithCast } from '../../support/with-cast.js';

const ground = appWithCast();
const { app, cast, as } = ground;
type Name = keyof typeof as;
const { call, dataOf, aDeal, add, send, aSentContract, contentOf, sign } = documentCalls(ground);
const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const stored = async () =>
  (await readdir(join(app.config.dataDir, 'storage', 'files', 'deal-documents'), { recursive: true }).catch(() => []))
    .length;
const upload = (content: Buffer, name: string) => ({ file_name: name, file_data: content.toString('base64') });

describe('documents of deals (decisions, section 4)', () => {
  it('writes a contract from the deal: its text says who pays what, when, and under which terms', async () => {
    const deal = await aDeal('draft');
    const document = await add(deal);
    expect(document).toMatchObject({ status: 'draft', title: `Contract ${deal.number}: Managed network` });
    const file = await contentOf(document.id, 'admin');
    expect([sha256(file), file.length]).toEqual([document.sha256, document.file_size]);
    const [page] = await textOfPdf(file);
    for (const text of [
      `Contract ${deal.number}`,
      'Neuse Bakery Dana Test',
      'January 15, 2027',
      'Managed network every month $450.00',
      'Setup once $250.00',
      'Either side may end it.',
      brand.name,
      deal.terms_hash,
    ])
      expect(page).toContain(text);
    const quote = await add(deal, { kind: 'quote', title: 'Our offer' });
    expect(quote).toMatchObject({ title: 'Our offer', file_name: `quote-${deal.number}.pdf` });
  });

  it('files what is uploaded by what is in it; only PDFs where it is to be signed; nothing is left of a refusal', async () => {
    const deal = await aDeal();
    const receipt = await add(deal, { kind: 'receipt', ...upload(png, 'photo.png') });
    expect(receipt).toMatchObject({ file_type: 'image/png', file_name: 'photo.png', title: 'photo.png' });
    const form = app.http.post('/api/v1/deals/deal-documents').set(as.admin).field('deal_id', deal.id);
    const work = await form.field('kind', 'statement_of_work').attach('file', pdf, 'work.pdf').expect(201);
    expect(dataOf(work)).toMatchObject({ kind: 'statement_of_work', sha256: sha256(pdf) });
    const before = await stored();
    const locked = Buffer.from(
      pdf.toString('latin1').replace('/Root', '/Encrypt << /Filter /Standard >> /Root'),
      'latin1',
    );
    for (const [body, status, code] of [
      [{ kind: 'other' }, 400, 'deal_document.file_needed'],
      [{ kind: 'contract', ...upload(office('word'), 'contract.docx') }, 415, 'deal_document.pdf_needed'],
      [
        { kind: 'contract', ...upload(Buffer.from('%PDF-1.7 nothing'), 'contract.pdf') },
        415,
        'deal_document.pdf_needed',
      ],
      [{ kind: 'contract', ...upload(locked, 'contract.pdf') }, 415, 'deal_document.pdf_needed'],
      [
        { kind: 'other', ...upload(Buffer.from('<svg/>'), 'x.pdf'), file_type: 'application/pdf' },
        415,
        'attachment.type_refused',
      ],
      [{ kind: 'other', ...upload(png, 'x.pdf'), file_type: 'application/pdf' }, 400, 'attachment.mismatch'],
      [{ kind: 'other', ...upload(Buffer.from('MZ\0\0'), 'x.exe') }, 415, 'attachment.type_refused'],
      [{ kind: 'other', file_name: 'x.txt', file_data: 'not base64!' }, 400, 'invalid'],
      [{ kind: 'contract', deal_id: cast.customer.id }, 400, 'invalid'],
      [{ kind: 'contract', file_type: 'application/pdf' }, 400, 'invalid'],
    ] as const) {
      const answer = await call('post', 'deal-documents', 'admin', { deal_id: deal.id, ...body });
      expect([answer.status, codeOf(answer)]).toEqual([status, code]);
    }
    expect(await stored()).toBe(before);
  });

  it('shows a customer what was sent, his company’s money contacts too, and nobody else', async () => {
    const deal = await aDeal();
    const { id } = await add(deal);
    const seen = async () => {
      const statuses: Partial<Record<Name, number>> = {};
      for (const name of ['admin', 'customer', 'primary', 'coworker', 'stranger'] as const)
        for (const path of ['', '/content'])
          statuses[name] = (await call('get', `deal-documents/${id}${path}`, name)).status;
      return statuses;
    };
    expect(await seen()).toEqual({ admin: 200, customer: 404, primary: 404, coworker: 404, stranger: 404 });
    await send(id).expect(200);
    expect(await seen()).toEqual({ admin: 200, customer: 200, primary: 200, coworker: 404, stranger: 404 });
    const list = await call('get', `deal-documents?deal_id=${deal.id}&status=sent`, 'primary').expect(200);
    expect(list.body).toMatchObject({ data: [{ id, deal_number: deal.number }], pagination: { total: 1 } });
    expect(JSON.stringify(list.body)).not.toMatch(/signed_ip|customer_name|storage/);
    await call('put', `customer-deals/${deal.id}`, 'admin', { current_status: 'draft' }).expect(200);
    expect(await seen()).toEqual({ admin: 200, customer: 404, primary: 404, coworker: 404, stranger: 404 });
  });

  it('sends only what the deal still says, once the customer sees the deal', async () => {
    const deal = await aDeal('draft');
    const { id } = await add(deal);
    expect(codeOf(await send(id).expect(409))).toBe('deal_document.deal_not_sent');
    await call('put', `customer-deals/${deal.id}`, 'admin', { amount: 500, interval: 'month' }).expect(200);
    await call('put', `customer-deals/${deal.id}`, 'admin', { current_status: 'sent' }).expect(200);
    expect(codeOf(await send(id).expect(409))).toBe('deal_document.outdated');
    expect(codeOf(await call('put', `deal-documents/${id}`, 'admin', { status: 'signed' }).expect(400))).toBe(
      'invalid',
    );
    await call('delete', `deal-documents/${id}`, 'admin').expect(200);
    await call('get', `deal-documents/${id}`, 'admin').expect(404);
    await call('put', `customer-deals/${deal.id}`, 'admin', { current_status: 'cancelled' }).expect(200);
    expect(codeOf(await call('post', 'deal-documents', 'admin', { deal_id: deal.id, kind: 'quote' }).expect(409))).toBe(
      'deal_document.deal_ended',
    );
  });
});

describe('signing by click (decisions, section 4)', () => {
  it('keeps the file as it was, and behind it a page with who, when, from where, and the hash', async () => {
    const { deal, document } = await aSentContract();
    const original = await contentOf(document.id, 'customer');
    const signed = dataOf(await sign(document).expect(200));
    expect(signed).toMatchObject({ status: 'signed', signer_name: 'Dana Łukasz Whitford', sha256: document.sha256 });
    const file = await contentOf(document.id, 'customer');
    expect(sha256(file)).toBe(signed.signed_sha256);
    expect(file.subarray(0, original.length).equals(original)).toBe(true);
    const [contract, audit] = await textOfPdf(file);
    expect(contract).toContain('Managed network every month $450.00');
    const at = new Date(signed.signed_at ?? '');
    const easternDay = at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
    for (const text of [
      'Dana Łukasz Whitford',
      cast.customer.email,
      document.sha256,
      `${deal.number}, Managed network`,
      '127.0.0.1',
      `“${signingConsent}”`,
      `The first ${original.length} bytes`,
      'UTC',
      easternDay,
    ])
      expect(audit).toContain(text);
    expect(audit).toMatch(/E[SD]T/);
    expect((await contentOf(document.id, 'admin', '?original=true')).equals(original)).toBe(true);
    expect(dataOf(await call('get', `deal-documents/${document.id}`, 'admin'))).toMatchObject({
      signed_ip: '127.0.0.1',
    });
  });

  it('adds the page to uploaded files as well', async () => {
    const deal = await aDeal();
    const { id } = await add(deal, { kind: 'contract', ...upload(plainPdf(['Uploaded agreement']), 'agreement.pdf') });
    await sign(dataOf(await send(id).expect(200))).expect(200);
    const [first, audit] = await textOfPdf(await contentOf(id, 'customer'));
    expect(first).toContain('Uploaded agreement');
    expect(audit).toContain('agreement.pdf');
  });

  it('refuses another file’s hash, no consent, a second signature, a colleague, an admin and a stranger', async () => {
    const { document } = await aSentContract();
    const before = await stored();
    const refused = async (by: Name, more: object = {}) => {
      const answer = await sign(document, by, more);
      return [answer.status, codeOf(answer)];
    };
    expect(await refused('customer', { sha256: '0'.repeat(64) })).toEqual([409, 'deal_document.file_changed']);
    expect(await refused('customer', { agreed: false })).toEqual([400, 'invalid']);
    expect(await refused('primary')).toEqual([403, 'forbidden']);
    expect(await refused('admin')).toEqual([403, 'forbidden']);
    expect(await refused('coworker')).toEqual([404, 'not_found']);
    expect(await refused('stranger')).toEqual([404, 'not_found']);
    expect(await stored()).toBe(before);
    const at_once = await Promise.all(Array.from({ length: 5 }, () => sign(document)));
    expect(at_once.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await refused('customer')).toEqual([409, 'illegal_transition']);
    expect(await stored()).toBeGreaterThan(before);
  });

  it('never changes or deletes what is signed, by any call or statement', async () => {
    const { deal, document } = await aSentContract();
    await sign(document).expect(200);
    const file = await contentOf(document.id, 'admin');
    for (const body of [{ title: 'Other' }, { status: 'voided' }])
      expect(codeOf(await call('put', `deal-documents/${document.id}`, 'admin', body).expect(409))).toBe(
        'deal_document.immutable',
      );
    expect(codeOf(await call('delete', `deal-documents/${document.id}`, 'admin').expect(409))).toBe(
      'deal_document.immutable',
    );
    await call('post', `deal-documents/${document.id}/decline`, 'customer', {}).expect(409);
    await call('put', `customer-deals/${deal.id}`, 'admin', { current_status: 'draft' }).expect(200);
    expect(codeOf(await call('delete', `customer-deals/${deal.id}`, 'admin').expect(409))).toBe('deal.has_records');
    for (const statement of [
      `update deal_documents set signer_name = 'x' where id = ?`,
      `delete from deal_documents where id = ?`,
    ])
      await expect(app.db.rows(statement, [document.id])).rejects.toThrow('stays as it is');
    expect((await contentOf(document.id, 'admin')).equals(file)).toBe(true);
  });

  it.each(['cancelled', 'declined', 'completed'] as const)(
    'ends with the deal: nothing of a %s deal is signed or waits to be; a paused deal is still one',
    async (end) => {
      const { deal, document } = await aSentContract();
      const step = (current_status: string, more: object = {}) =>
        call('put', `customer-deals/${deal.id}`, 'admin', { current_status, ...more }).expect(200);
      const waiting = async () => {
        const { body } = await call('get', `deal-documents?deal_id=${deal.id}&to_sign=true`, 'customer').expect(200);
        return (body as { data: DealDocumentView[] }).data.map(({ id }) => id);
      };
      if (end !== 'declined') {
        await step('active', { acceptance_method: 'phone' });
        await step('paused');
        expect(await waiting()).toEqual([document.id]);
        await step('active');
      }
      await step(end);
      expect(await waiting()).toEqual([]);
      const before = await stored();
      expect(codeOf(await sign(document).expect(409))).toBe('deal_document.signing_ended');
      expect(await stored()).toEqual(before);
      expect(dataOf(await call('get', `deal-documents/${document.id}`, 'customer')).status).toBe('sent');
    },
  );

  it('lets the customer decline with a reason; voiding is for what is not signed', async () => {
    const { document } = await aSentContract();
    const declined = await call('post', `deal-documents/${document.id}/decline`, 'customer', { reason: 'Too long' });
    expect(dataOf(declined)).toMatchObject({ status: 'declined', reason: 'Too long' });
    await sign(document).expect(409);
    const { document: other } = await aSentContract();
    const voided = await call('put', `deal-documents/${other.id}`, 'admin', { status: 'voided', reason: 'Mistake' });
    expect(dataOf(voided)).toMatchObject({ status: 'voided', reason: 'Mistake' });
    await sign(other).expect(409);
  });

  it('says VOID across a voided contract, not across what was stored', async () => {
    const { document } = await aSentContract();
    const sent = await contentOf(document.id, 'customer');
    await call('put', `deal-documents/${document.id}`, 'admin', { status: 'voided', reason: 'Mistake' }).expect(200);
    expect(await textOfPdf(sent)).not.toContainEqual(expect.stringContaining('VOID'));
    for (const page of await textOfPdf(await contentOf(document.id, 'admin'))) expect(page).toContain('VOID');
    expect((await contentOf(document.id, 'admin', '?original=true')).equals(sent)).toBe(true);
  });
});
