import type { DealDocumentView } from '@portal/contracts';
import { documentCalls } from '../../support/calls/document-calls.js';
import { manyObjects } from '../../support/mail/hostile-pdfs.js';
import { appWithCast } from '../../support/with-cast.js';

const ground = appWithCast();
const { cast } = ground;
const { call, aDeal, add, aSentContract, sign } = documentCalls(ground);

describe('sending a deal with its documents (decisions, section 4)', () => {
  it('sends both at once, or neither where a document no longer says what the deal says', async () => {
    const deal = await aDeal('draft');
    const contract = await add(deal);
    await call('put', `customer-deals/${deal.id}`, 'admin', { amount: 500, interval: 'month' }).expect(200);
    const refused = await call('post', `customer-deals/${deal.id}/send`, 'admin', { document_ids: [contract.id] });
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'deal_document.outdated' })]);
    const { body: still } = await call('get', `customer-deals/${deal.id}`, 'admin').expect(200);
    expect(still).toMatchObject({ data: { current_status: 'draft' } });

    const again = await add(deal);
    const { body } = await call('post', `customer-deals/${deal.id}/send`, 'admin', {
      document_ids: [again.id],
      version: (still as { data: { version: number } }).data.version,
    }).expect(200);
    expect(body).toMatchObject({ data: { id: deal.id, current_status: 'sent' } });
    const { body: sent } = await call('get', `deal-documents/${again.id}`, 'customer').expect(200);
    expect(sent).toMatchObject({ data: { status: 'sent' } });
  });

  it('refuses documents of another deal, and customers', async () => {
    const [deal, other] = [await aDeal('draft'), await aDeal('draft')];
    const { id } = await add(other);
    await call('post', `customer-deals/${deal.id}/send`, 'admin', { document_ids: [id] }).expect(409);
    await call('put', `customer-deals/${other.id}`, 'admin', { current_status: 'sent' }).expect(200);
    await call('post', `customer-deals/${deal.id}/send`, 'admin', { document_ids: [id] }).expect(400);
    await call('post', `customer-deals/${deal.id}/send`, 'customer', { document_ids: [id] }).expect(403);
    const { body } = await call('get', `deal-documents/${id}`, 'admin').expect(200);
    expect(body).toMatchObject({ data: { status: 'draft' } satisfies Partial<DealDocumentView> });
  });
});

describe('whose signature it is (decisions, section 4)', () => {
  it('is first and last name of the account, or another name that is confirmed to sign for it', async () => {
    const { document } = await aSentContract();
    for (const name of ['M', 'Dana', 'Mickey Mouse']) {
      const { body } = await sign(document, 'customer', { name }).expect(400);
      expect(body).toMatchObject({ code: 'deal_document.name_unconfirmed', details: [{ path: 'name' }] });
    }
    const { body } = await sign(document, 'customer', { name: 'M', confirmed: true }).expect(200);
    expect(body).toMatchObject({ data: { status: 'signed', signer_name: 'M' } });
    const { document: own } = await aSentContract();
    await sign(own, 'customer', { name: `${cast.customer.firstName} ${cast.customer.lastName}` }).expect(200);
  });
});

describe('a PDF that is too complex', () => {
  it('is refused in a sentence that names the file, and leaves nothing', async () => {
    const deal = await aDeal();
    const file = { file_name: 'work.pdf', file_data: manyObjects(20_000).toString('base64') };
    const { body } = await call('post', 'deal-documents', 'admin', {
      deal_id: deal.id,
      kind: 'statement_of_work',
      ...file,
    }).expect(400);
    expect(body).toMatchObject({
      code: 'pdf.too_complex',
      details: [{ path: 'file', message: 'It has more than 20,000 objects' }],
    });
    const { body: list } = await call('get', `deal-documents?deal_id=${deal.id}`, 'admin').expect(200);
    expect(list).toMatchObject({ pagination: { total: 0 } });
  });
});
