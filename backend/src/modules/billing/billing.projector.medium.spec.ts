import type { EventName } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { v7 as uuidv7 } from 'uuid';
import { aPayment, anEntry, anInvoice } from '../../../test/factories/invoice.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { feedItems } from '../../../test/support/jobs/feed-items.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { FeedItem } from '../../infrastructure/events/index.js';

const { context, cast } = contextWithCast();

/** The feed items of an event on a channel, by room. */
async function told(name: EventName, entityId: string, payload: object = {}, channel = 'billing') {
  const event = { id: uuidv7(), name, entity_id: entityId, payload, occurred_at: currentInstant(), seq: 1 };
  const changes = (await feedItems(context.app, event)).filter(
    (item): item is Extract<FeedItem, { change: object }> => 'change' in item,
  );
  return changes
    .filter((item) => item.channel === channel)
    .map(({ room, change }) => ({ room, kind: change.event, table: change.table, record: change.record }));
}
const readers = () => [`billing@user:${cast.customer.id}`, `billing@user:${cast.primary.id}`].sort();
const roomsOf = (items: readonly { room: string }[]) => items.map(({ room }) => room).sort();

describe('money on open screens (decisions, section 8)', () => {
  it('a draft is shown to admins alone; issued it comes to its customer and the contacts, without what is ours', async () => {
    const { invoice: draft } = await context.db.given(anInvoice({ customer: cast.customer, status: 'draft' }));
    expect(roomsOf(await told('invoice.created', draft.id))).toEqual(['billing@admin']);
    const { invoice } = await context.db.given(anInvoice({ customer: cast.customer }));
    const items = await told('invoice.status_changed', invoice.id, { from: 'draft', to: 'open', reason: null });
    expect(roomsOf(items)).toEqual(['billing@admin', ...readers()]);
    const [toAdmins, toCustomer] = [items.find(({ room }) => room === 'billing@admin'), items.at(-1)];
    expect(toAdmins).toMatchObject({ kind: 'UPDATE', table: 'invoices', record: { customer_name: 'Dana Test' } });
    expect(toCustomer).toMatchObject({ kind: 'INSERT', record: { balance: 100, status: 'open' } });
    expect(toCustomer?.record).not.toHaveProperty('customer_name');
  });

  it('payments and entries are shown to who sees them; a payment is shown anew when its money moves', async () => {
    const { invoice } = await context.db.given(anInvoice({ customer: cast.customer }));
    const { payment } = await context.db.given(aPayment({ customer: cast.customer, cents: 10_000, invoice }));
    const shown = await told('deal_payment.recorded', payment.id);
    expect(roomsOf(shown)).toEqual(['billing@admin', ...readers()]);
    expect(shown.at(-1)?.record).not.toHaveProperty('note');
    const moved = await told('invoice.balance_changed', invoice.id, { amount: 100, balance: 0 });
    expect(new Set(moved.map(({ table }) => table))).toEqual(new Set(['invoices', 'deal_payments']));
    const { project } = await context.db.given(aProject({ customer: cast.customer }));
    const { entry } = await context.db.given(anEntry({ projectId: project.id }));
    expect(roomsOf(await told('schedule_entry.created', entry.id))).toEqual(['billing@admin', ...readers()]);
    expect((await told('schedule_entry.deleted', entry.id)).map(({ record }) => record)).toEqual(
      Array.from({ length: 3 }, () => ({ id: entry.id })),
    );
  });

  it('dashboards hear of invoices and payments that change their figures', async () => {
    const { invoice } = await context.db.given(anInvoice({ customer: cast.customer }));
    const hints = await told('invoice.status_changed', invoice.id, { from: 'draft', to: 'open' }, 'dashboard');
    const rooms = ['dashboard@admin', ...readers().map((room) => room.replace('billing', 'dashboard'))];
    expect(roomsOf(hints)).toEqual(rooms.sort());
  });
});
