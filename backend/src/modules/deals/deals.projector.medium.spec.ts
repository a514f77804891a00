import type { EventName } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { v7 as uuidv7 } from 'uuid';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aDeal } from '../../../test/factories/deal.factory.js';
import { aPromoCode } from '../../../test/factories/promo-code.factory.js';
import { aUser } from '../../../test/factories/user.factory.js';
import { feedItems } from '../../../test/support/jobs/feed-items.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { FeedItem } from '../../infrastructure/events/index.js';

const { context, cast } = contextWithCast();

/** What goes out on the channel of deals, and on the list of requests. */
async function itemsOf(name: EventName, id: string, payload: object = {}): Promise<FeedItem[]> {
  const event = {
    id: uuidv7(),
    name,
    entity_id: id,
    payload,
    occurred_at: currentInstant(),
    seq: 1,
  };
  return feedItems(context.app, event);
}
/** Room → what its people are shown. */
const shown = async (table: string, ...event: Parameters<typeof itemsOf>): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await itemsOf(...event)).flatMap((item): [string, string][] =>
      'change' in item && item.change.table === table ? [[item.room, item.change.event]] : [],
    ),
  );
const deals = (...event: Parameters<typeof itemsOf>) => shown('customer_deals', ...event);
const given = async (wish: Parameters<typeof aDeal>[0] = {}) =>
  (await context.db.given(aDeal({ customer: cast.customer, ...wish }))).deal;

const admins = 'deals@admin';
const toAdmins = (event: string) => ({ [admins]: event });
const toAll = (event: string, adminsEvent = event) => ({
  [admins]: adminsEvent,
  [`deals@user:${cast.customer.id}`]: event,
  [`deals@user:${cast.primary.id}`]: event,
});

describe('a change of a deal on open screens (decisions, section 8)', () => {
  it('of a draft is shown to admins only', async () => {
    const { id } = await given();
    expect(await deals('deal.created', id)).toEqual(toAdmins('INSERT'));
    expect(await deals('deal.updated', id, { changes: {} })).toEqual(toAdmins('UPDATE'));
    expect(await deals('deal.deleted', id)).toEqual(toAdmins('DELETE'));
    expect(await deals('deal.restored', id)).toEqual(toAdmins('INSERT'));
  });

  it('comes into its customers’ sight when it is sent, and goes when it is taken back', async () => {
    const { id } = await given({ status: 'sent' });
    expect(await deals('deal.status_changed', id, { from: 'draft', to: 'sent' })).toEqual(toAll('INSERT', 'UPDATE'));
    expect(await deals('deal.status_changed', id, { from: 'sent', to: 'active' })).toEqual(toAll('UPDATE'));
    expect(await deals('deal.step_planned', id, { to: 'paused', on: null })).toEqual(toAll('UPDATE'));
    const { id: back } = await given();
    expect(await deals('deal.status_changed', back, { from: 'sent', to: 'draft' })).toEqual(toAll('DELETE', 'UPDATE'));
    expect(await deals('deal.status_changed', back, { from: 'draft', to: 'cancelled' })).toEqual(toAdmins('UPDATE'));
  });

  it('carries to customers nothing that is internal', async () => {
    const { id } = await given({ status: 'active' });
    await context.db.rows(`update customer_deals set internal_notes = 'Careful' where id = ? returning 1`, [id]);
    const records = (await itemsOf('deal.updated', id, { changes: {} })).flatMap((item) =>
      'change' in item && item.room !== admins ? [JSON.stringify(item.change.record)] : [],
    );
    expect(records).toHaveLength(2);
    expect(records.join()).not.toMatch(/Careful|accepted_ip|customer_email/);
    const noted = { changes: { internal_notes: { from: null, to: 'Careful' } } };
    expect(await deals('deal.updated', id, noted)).toEqual(toAdmins('UPDATE'));
  });

  it('makes those read anew whose company or flags changed', async () => {
    const { user } = await context.db.given(aUser({ company_id: cast.stranger.companyId, contact_flags: ['billing'] }));
    const rooms = async (changes: object) =>
      (await itemsOf('user.updated', user.id, { changes })).flatMap((item) =>
        'resync' in item && item.resync.channel === 'deals' ? [item.resync.room] : [],
      );
    expect(await rooms({ phone: { from: '1', to: '2' } })).toEqual([]);
    expect(await rooms({ contact_flags: { from: [], to: ['billing'] } })).toEqual([`deals@user:${user.id}`]);
    const moved = { company_id: { from: cast.customer.companyId, to: cast.stranger.companyId } };
    expect((await rooms(moved)).sort()).toEqual(
      [user, cast.primary, cast.stranger].map(({ id }) => `deals@user:${id}`).sort(),
    );
  });

  it('stands in the request it came of, on admins’ lists', async () => {
    const { consultation } = await context.db.given(aConsultation({ customer: cast.customer }));
    const { id } = await given({ consultationId: consultation.id });
    const rows = (await itemsOf('deal.created', id)).flatMap((item) =>
      'change' in item && item.change.table === 'consultation_requests'
        ? [[item.room, item.change.record['deal_id']] as const]
        : [],
    );
    expect(Object.fromEntries(rows)).toMatchObject({ 'consultations@admin': id });
    expect(rows.filter(([, dealId]) => dealId !== undefined)).toHaveLength(1);
  });
});

it('a promo code is shown to admins only (decisions, section 8)', async () => {
  const { promo } = await context.db.given(aPromoCode());
  const codes = (name: EventName) => shown('promo_codes', name, promo.id);
  expect(await codes('promo_code.created')).toEqual(toAdmins('INSERT'));
  for (const name of ['promo_code.updated', 'promo_code.redeemed', 'promo_code.released'] as const)
    expect(await codes(name)).toEqual(toAdmins('UPDATE'));
  expect(await codes('promo_code.deleted')).toEqual(toAdmins('DELETE'));
});
