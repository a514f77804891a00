import {
  CreateDeal,
  dealStatuses,
  ListDeals,
  may,
  policies,
  UpdateDeal,
  type Actor,
  type AcceptDeal,
  type DealView,
} from '@portal/contracts';
import { actorOf, type Cast } from '../../../test/factories/cast.factory.js';
import { aDeal } from '../../../test/factories/deal.factory.js';
import { aPromoCode } from '../../../test/factories/promo-code.factory.js';
import { aUser } from '../../../test/factories/user.factory.js';
import { refusal } from '../../../test/support/refusal.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import type { User } from '../users/index.js';
import { agreementHash } from './agreement/deal-agreement.js';
import { DealAnswersService } from './agreement/deal-answers.service.js';
import { DealsService } from './index.js';

const { context, cast } = contextWithCast('cli');
const admin = () => actorOf(cast.admin);
const customer = () => actorOf(cast.customer);
const service = () => context.db.service(DealsService);
const answers = () => context.db.service(DealAnswersService);
const draft = (input: object = {}): Promise<DealView> => {
  const wish = { customer_id: cast.customer.id, title: 'Managed network', deal_type: 'recurring', amount: 100 };
  return context.db.as(admin(), () =>
    service().create(admin(), CreateDeal.parse({ ...wish, interval: 'month', ...input })),
  );
};
const change = (id: string, input: object, actor: Actor = admin()) =>
  context.db.as(actor, () => service().update(actor, id, UpdateDeal.parse(input)));
const get = (id: string, actor: Actor = admin()) =>
  context.db.as(actor, () => context.db.service(DealsService).get(actor, id));
const idsFor = async (actor: Actor, query: object = {}) =>
  (await context.db.service(DealsService).list(actor, ListDeals.parse({ limit: 100, ...query }))).data.map(
    ({ id }) => id,
  );
const accept = (id: string, input: Partial<AcceptDeal>, user: User = cast.customer) =>
  context.db.as(actorOf(user), () =>
    answers().accept(actorOf(user), id, { terms_hash: '0'.repeat(64), name: 'Dana Whitfield', agreed: true, ...input }),
  );
const given = async (wish: Parameters<typeof aDeal>[0] = {}) =>
  (await context.db.given(aDeal({ customer: cast.customer, ...wish }))).deal;

describe('who sees a deal (decisions, section 1)', () => {
  it('is the same in lists, details and the policy, for every state and person; nobody but us sees a draft', async () => {
    const { user: billing } = await context.db.given(
      aUser({ company_id: cast.customer.companyId, contact_flags: ['billing'] }),
    );
    const { user: technical } = await context.db.given(
      aUser({ company_id: cast.customer.companyId, contact_flags: ['technical'] }),
    );
    const people: Record<string, User> = { ...cast, billing, technical };
    const seenBy: string[] = [];
    for (const status of dealStatuses) {
      const { id } = await given({ status });
      for (const [name, user] of Object.entries(people)) {
        const actor = actorOf(user);
        const subject = { customer_id: cast.customer.id, company_id: cast.customer.companyId };
        const allowed = may(policies['deal.read'], actor, subject) && (status !== 'draft' || user.role === 'admin');
        const shown = await get(id, actor).then(
          () => true,
          () => false,
        );
        const listed = (await idsFor(actor)).includes(id);
        expect({ name, status, listed, shown }).toEqual({ name, status, listed: allowed, shown: allowed });
        if (allowed && status === 'active') seenBy.push(name);
      }
    }
    expect(seenBy).toEqual(['admin', 'otherAdmin', 'customer', 'primary', 'billing']);
  });

  it('never shows a customer what is internal, nor what was cancelled before it was sent', async () => {
    const deal = await draft({ internal_notes: 'Careful' });
    await change(deal.id, { current_status: 'sent' });
    const view = await get(deal.id, customer());
    expect(JSON.stringify(view)).not.toMatch(/Careful|internal_notes|accepted_ip|customer_email|deleted_at|offered/);
    expect(await get(deal.id)).toMatchObject({ internal_notes: 'Careful', customer_email: cast.customer.email });
    const { id } = await draft();
    await change(id, { current_status: 'cancelled' });
    expect(await refusal(get(id, customer()))).toMatchObject({ code: 'not_found' });
  });

  it('is no more its customer once the offer is taken back', async () => {
    const { id } = await given({ status: 'sent' });
    await change(id, { current_status: 'draft' });
    expect(await refusal(get(id, customer()))).toMatchObject({ code: 'not_found' });
  });
});

describe('a customer’s yes (decisions, section 4)', () => {
  it('is to what was read: who, when, from where, and the hash of the text', async () => {
    const { promo } = await context.db.given(aPromoCode({ duration: 'forever' }));
    const deal = await draft({ setup_fee: 50, terms: 'Either side may end it.', promo_code: promo.code });
    const sent = await change(deal.id, { current_status: 'sent' });
    expect(sent).toMatchObject({ discount: 10, monthly_discount: 10, terms_hash: deal.terms_hash });
    expect(sent.discount_terms).toMatchObject({ value: 10, duration: 'forever', duration_periods: null });
    expect(await refusal(accept(deal.id, {}))).toMatchObject({ code: 'deal.terms_changed' });
    const view = await accept(deal.id, { terms_hash: sent.terms_hash });
    expect(view).toMatchObject({
      current_status: 'active',
      acceptance_method: 'portal',
      accepted_by_name: 'Dana Whitfield',
      terms_hash: sent.terms_hash,
    });
    expect(view.next_bill_on).toBe(view.starts_on);
    const [row] = await context.db.rows<Record<string, string>>('select * from customer_deals where id = ?', [deal.id]);
    expect(row).toMatchObject({
      accepted_by: cast.customer.id,
      accepted_ip: '127.0.0.1',
      accepted_hash: sent.terms_hash,
    });
    expect(agreementHash(row?.['accepted_terms'] ?? '')).toBe(sent.terms_hash);
    const told = (await context.db.events()).filter(
      ({ entity_id, actor_id }) => entity_id === deal.id && actor_id === cast.customer.id,
    );
    expect(told.map(({ name, payload }) => [name, payload])).toEqual([
      ['deal.accepted', { method: 'portal', by_name: 'Dana Whitfield', terms_hash: sent.terms_hash }],
      ['deal.status_changed', { from: 'sent', to: 'active', reason: null }],
    ]);
    expect(await refusal(accept(deal.id, { terms_hash: sent.terms_hash }))).toMatchObject({
      code: 'illegal_transition',
    });
  });

  it('is refused when anything was changed meanwhile', async () => {
    const { id, terms_hash } = await draft();
    await change(id, { current_status: 'sent' });
    for (const input of [{ amount: 101 }, { terms: 'New' }, { starts_on: '2030-01-01' }, { interval: 'year' }]) {
      await change(id, { current_status: 'draft', ...input });
      const now = await change(id, { current_status: 'sent' });
      expect(now.terms_hash).not.toBe(terms_hash);
      expect(await refusal(accept(id, { terms_hash }))).toMatchObject({ code: 'deal.terms_changed' });
    }
  });

  it.each<[keyof Cast, string]>([
    ['primary', 'forbidden'],
    ['coworker', 'not_found'],
    ['stranger', 'not_found'],
  ])('is not for %s to say, nor no, nor a wish', async (name, code) => {
    const [{ id }, { id: active }] = [await given({ status: 'sent' }), await given({ status: 'active' })];
    const actor = actorOf(cast[name]);
    const refused = [
      refusal(accept(id, {}, cast[name])),
      refusal(context.db.as(actor, () => answers().decline(actor, id, {}))),
      refusal(context.db.as(actor, () => answers().requestChange(actor, active, { wish: 'cancel' }))),
    ];
    expect((await Promise.all(refused)).map((one) => one.code)).toEqual([code, code, code]);
  });

  it('by two at once is one', async () => {
    const { id } = await given({ status: 'sent' });
    const { terms_hash } = await get(id);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => accept(id, { terms_hash })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be a no, with its reason', async () => {
    const { id } = await given({ status: 'sent' });
    const said = { reason: 'Next year' };
    expect(await context.db.as(customer(), () => answers().decline(customer(), id, said))).toMatchObject({
      current_status: 'declined',
      decline_reason: 'Next year',
    });
    expect(await change(id, { current_status: 'draft' })).toMatchObject({ decline_reason: null });
  });

  it('can be a wish in a ticket, five times an hour', async () => {
    const { id } = await given({ status: 'active' });
    const { user } = await context.db.given(aUser());
    const own = await given({ status: 'paused', customer: user });
    const ask = (dealId: string, actor = customer()) =>
      context.db.as(actor, () => answers().requestChange(actor, dealId, { wish: 'cancel', message: 'We close' }));
    const { message, ticket_id } = await ask(id);
    expect(message).toMatch(/cancel D-\d+ and answer in the ticket S-\d+/);
    expect(
      await context.db.rows('select title, description, category, deal_id from tickets where id = ?', [ticket_id]),
    ).toEqual([
      { title: expect.stringMatching(/^Cancel D-\d+: /), description: 'We close', category: 'contract', deal_id: id },
    ]);
    const [event] = (await context.db.events('deal.change_requested')).filter(({ entity_id }) => entity_id === id);
    expect(event?.payload).toEqual({ wish: 'cancel', message: 'We close' });
    for (let n = 0; n < 5; n += 1) await ask(own.id, actorOf(user));
    expect(await refusal(ask(own.id, actorOf(user)))).toMatchObject({ code: 'rate_limited' });
  });
});

describe('writing deals (decisions, sections 2 and 4)', () => {
  it('names what isn’t there, and what changed meanwhile', async () => {
    expect(await refusal(draft({ customer_id: cast.admin.id, consultation_id: cast.admin.id }))).toMatchObject({
      code: 'invalid',
      details: [{ path: 'customer_id' }, { path: 'consultation_id' }],
    });
    const { id, version } = await draft();
    await change(id, { title: 'Phones', version });
    expect(await refusal(change(id, { title: 'Cables', version }))).toMatchObject({
      code: 'stale_version',
      current: { title: 'Phones' },
    });
  });

  it.each(['1999-01-01', '2099-01-01'])('doesn’t let one begin on %s', async (starts_on) => {
    expect(await refusal(draft({ starts_on }))).toMatchObject({ code: 'invalid', details: [{ path: 'starts_on' }] });
  });

  it('numbers them, and finds them by number, type, state, company and words', async () => {
    const deal = await draft({ title: 'Backup for the bakery', deal_type: 'one_time', interval: undefined });
    expect(deal.number).toMatch(/^D-\d{4,}$/);
    expect(deal).toMatchObject({ monthly_amount: 0, interval: null });
    for (const query of [
      { search: deal.number },
      { search: 'bakery backup' },
      { deal_type: 'one_time', current_status: 'draft', company_id: cast.customer.companyId },
    ])
      expect(await idsFor(admin(), query)).toContain(deal.id);
    expect(await idsFor(admin(), { customer_id: cast.stranger.id })).not.toContain(deal.id);
  });

  it('takes an offer back and changes it in one step, but not the other way round', async () => {
    const { id } = await given({ status: 'sent' });
    expect(await refusal(change(id, { amount: 120 }))).toMatchObject({ code: 'deal.not_editable' });
    expect(await change(id, { current_status: 'draft', amount: 120 })).toMatchObject({ amount: 120 });
    expect(await change(id, { current_status: 'sent', amount: 130 })).toMatchObject({ amount: 130 });
  });

  it('deletes and restores drafts without a redeemed code, and nothing else', async () => {
    const { id } = await draft();
    const remove = (dealId: string) => context.db.as(admin(), () => service().remove(admin(), dealId));
    await remove(id);
    expect(await refusal(get(id))).toMatchObject({ code: 'not_found' });
    expect(await idsFor(admin(), { deleted: 'true' })).toContain(id);
    expect(await context.db.as(admin(), () => service().restore(admin(), id))).toMatchObject({ id });
    for (const status of dealStatuses.filter((one) => one !== 'draft'))
      expect(await refusal(remove((await given({ status })).id))).toMatchObject({ code: 'deal.not_draft' });
    const { promo } = await context.db.given(aPromoCode());
    const withCode = await draft({ promo_code: promo.code });
    expect(await refusal(remove(withCode.id))).toMatchObject({ code: 'deal.has_records' });
  });
});
