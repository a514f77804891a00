import type { DealDocumentView, DealView } from '@portal/contracts';
import { asBytes } from '../mail/as-bytes.js';
import type { appWithCast } from '../with-cast.js';

/** Calls about deals and their documents, by the caller's name. */
export function documentCalls({ app, cast, as }: ReturnType<typeof appWithCast>) {
  type Name = keyof typeof as;

  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, by: Name, body?: object) => {
    const request = app.http[method](`/api/v1/deals/${path}`).set(as[by]);
    return body === undefined ? request : request.send(body);
  };
  const dataOf = ({ body }: { body: unknown }) => (body as { data: DealDocumentView }).data;
  const dealOf = ({ body }: { body: unknown }) => (body as { data: DealView }).data;

  const terms = { title: 'Managed network', description: 'Both shops.', terms: 'Either side may end it.' };
  async function aDeal(status: 'draft' | 'sent' = 'sent'): Promise<DealView> {
    const figures = { deal_type: 'recurring', interval: 'month', amount: 450, setup_fee: 250, starts_on: '2027-01-15' };
    const made = await call('post', 'customer-deals', 'admin', { customer_id: cast.customer.id, ...terms, ...figures });
    const { id } = dealOf(made);
    const after = status === 'sent' ? { current_status: 'sent' } : { title: terms.title };
    return dealOf(await call('put', `customer-deals/${id}`, 'admin', after).expect(200));
  }
  const add = async (deal: DealView, body: object = { kind: 'contract' }) =>
    dataOf(await call('post', 'deal-documents', 'admin', { deal_id: deal.id, ...body }).expect(201));
  const send = (id: string) => call('put', `deal-documents/${id}`, 'admin', { status: 'sent' });
  const aSentContract = async () => {
    const deal = await aDeal();
    const { id } = await add(deal);
    return { deal, document: dataOf(await send(id).expect(200)) };
  };
  const contentOf = async (id: string, by: Name, query = '') =>
    (await call('get', `deal-documents/${id}/content${query}`, by).buffer().parse(asBytes).expect(200)).body as Buffer;
  const signature = (document: DealDocumentView) => ({
    name: 'Dana Łukasz Whitford',
    agreed: true,
    sha256: document.sha256,
  });
  const sign = (document: DealDocumentView, by: Name = 'customer', more: object = {}) =>
    call('post', `deal-documents/${document.id}/sign`, by, { ...signature(document), ...more });
  return { call, dataOf, aDeal, add, send, aSentContract, contentOf, sign };
}
