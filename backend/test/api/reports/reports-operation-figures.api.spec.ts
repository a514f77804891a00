import { randomUUID } from 'node:crypto';
import { businessHours } from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import fc from 'fast-check';
import { aDeal } from '../../factories/deal.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aNotification } from '../../factories/notification.factory.js';
import { aPromoCode } from '../../factories/promo-code.factory.js';
import { age, began, HOUR, instant, officeDay, percent, sample, seed, within } from '../../support/random-facts.js';
import { figureCalls } from '../../support/calls/report-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const { params, show, whole } = figureCalls(app, as);

describe(`figures of customers and operation, beside those of a slow count (decisions, section 6; seed ${seed})`, () => {
  it('notification delivery', async () => {
    await app.db.rows('delete from notifications');
    const facts = sample(
      fc.record({
        age,
        isMail: fc.boolean(),
        status: fc.constantFrom('queued', 'sent', 'failed', 'suppressed'),
        isRead: fc.boolean(),
      }),
      50,
    ).map((one) => ({ ...one, isRead: one.isRead && !one.isMail, created: began - one.age * HOUR }));
    for (const { isMail, created, status, isRead } of facts) {
      const { notification } = await app.db.given(aNotification({ to: cast.customer, isUnwanted: isMail }));
      await app.db.rows(
        `update notifications set created_at = ?, status = ?, read_at = ?, due_at = 'infinity' where id = ? returning id`,
        [instant(created), isRead ? 'read' : status, isRead ? instant(began) : null, notification.id],
      );
    }
    for (const row of await whole('admin', 'notification_delivery')) {
      const of = facts.filter((one) => within(one.created, row) && one.isMail === (row['channel'] === 'Email'));
      const having = (...wanted: string[]) =>
        of.filter(({ status, isRead }) => !isRead && wanted.includes(status)).length;
      const read = of.filter(({ isRead }) => isRead).length;
      expect(row).toMatchObject({
        notifications: of.length,
        waiting: having('queued'),
        delivered: having('sent') + read,
        held_back: having('suppressed'),
        failed: having('failed'),
        read,
        failure: percent(having('failed'), having('failed', 'sent') + read),
      });
    }
  });

  it('error trend', async () => {
    const groups = Array.from({ length: 6 }, () => randomUUID());
    const severity = fc.constantFrom('low', 'medium', 'high', 'critical');
    const facts = sample(
      fc.record({
        age,
        errors: fc.array(fc.record({ severity, group: fc.integer({ min: 0, max: 5 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        user: fc.constantFrom(null, 'one', 'two', 'three'),
      }),
      30,
    ).map((one) => ({ ...one, created: began - one.age * HOUR }));
    for (const [index, id] of groups.entries())
      await app.db.rows(
        `insert into error_groups (id, created_at, updated_at, version, fingerprint, message, type, severity, route, status,
           count, first_seen, last_seen, last_report_id)
         values (?, now(), now(), 1, ?, 'Broken', 'javascript', 'low', '/', 'unresolved', 1, ?, now(), ?) returning id`,
        [id, `print-${index}`, instant(began - (index + 1) * 10 * 24 * HOUR), randomUUID()],
      );
    for (const { created, errors, user } of facts)
      await app.db.rows(
        `insert into error_reports (id, created_at, updated_at, version, url, user_agent, claimed_user_id, system_info, errors,
           group_ids)
         values (gen_random_uuid(), ?, now(), 1, '/', 'Test', ?, '{}', ?, ?) returning id`,
        [
          ...[instant(created), user, JSON.stringify(errors.map(({ severity: of }) => ({ severity: of })))],
          `{${[...new Set(errors.map(({ group }) => groups[group]))].join(',')}}`,
        ],
      );
    const { rows } = await show('admin', 'error_trend');
    for (const row of rows) {
      const of = facts.filter((one) => within(one.created, row));
      const errors = of.flatMap((one) => one.errors);
      const having = (wanted: string) => errors.filter((one) => one.severity === wanted).length;
      expect(row).toMatchObject({
        reports: of.length,
        errors: errors.length,
        critical: having('critical'),
        high: having('high'),
        medium: having('medium'),
        low: having('low'),
        groups: new Set(errors.map(({ group }) => group)).size,
        new_groups: groups.filter((_, index) => within(began - (index + 1) * 10 * 24 * HOUR, row)).length,
        users: new Set(of.flatMap(({ user }) => user ?? [])).size,
      });
    }
  });

  it('promo codes', async () => {
    const { promo } = await app.db.given(aPromoCode({ code: 'TENOFF', discount_type: 'percent', value: 10 }));
    await app.db.given(aPromoCode({ code: 'UNUSED', discount_type: 'fixed', value: 25, status: 'paused' }));
    const facts = sample(
      fc.record({
        daysAgo: fc.integer({ min: 0, max: 140 }),
        cents: fc.integer({ min: 1_000, max: 90_000 }),
        status: fc.constantFrom('active' as const, 'sent' as const, 'completed' as const),
      }),
      12,
    );
    await app.db.rows('alter table invoices disable trigger invoices_immutable');
    for (const { daysAgo, cents, status } of facts) {
      const { deal } = await app.db.given(aDeal({ customer: cast.customer, status, amountCents: cents }));
      await app.db.rows(
        `insert into promo_redemptions (id, created_at, promo_code_id, deal_id, customer_id, code, discount_type,
           value_hundredths, duration) values (gen_random_uuid(), ?, ?, ?, ?, 'TENOFF', 'percent', 1000, 'forever') returning id`,
        [instant(began - daysAgo * 24 * HOUR), promo.id, deal.id, cast.customer.id],
      );
      const { invoice } = await app.db.given(anInvoice({ customer: cast.customer, cents }));
      await app.db.rows(
        `update invoices set deal_id = ?, discount_cents = ?, subtotal_cents = subtotal_cents + ? where id = ? returning id`,
        [deal.id, Math.floor(cents / 10), Math.floor(cents / 10), invoice.id],
      );
    }
    await app.db.rows('alter table invoices enable trigger invoices_immutable');
    const { rows } = await show('admin', 'promo_performance', { from: params.from, to: params.to });
    const used = facts.filter(({ daysAgo }) => officeDay(began - daysAgo * 24 * HOUR) >= params.from);
    const active = used.filter(({ status }) => status === 'active');
    expect(rows).toMatchObject([
      {
        code: 'TENOFF',
        discount: '10 %',
        redeemed: used.length,
        accepted: used.filter(({ status }) => status !== 'sent').length,
        active: active.length,
        monthly: active.reduce((sum, { cents }) => sum + cents - Math.round(cents / 10), 0) / 100,
        discounted: used.reduce((sum, { cents }) => sum + Math.floor(cents / 10), 0) / 100,
      },
      { code: 'UNUSED', discount: '$25.00', status: 'Paused', redeemed: 0, monthly: 0, last_redeemed: null },
    ]);
  });
});

it('customer health is one row for a company and for a person without one, the worst first', async () => {
  await app.db.rows(`update users set company_id = null where id = ? returning id`, [cast.stranger.id]);
  await app.db.given(anInvoice({ customer: cast.stranger, cents: 5_000, dueDate: dayFromNow(-3) }));
  const { rows, totals, row_count: count } = await show('admin', 'customer_health', {});
  const people = await app.db.rows<{ id: string; company_id: string | null }>(
    `select id, company_id from users where role = 'customer' and deleted_at is null`,
  );
  expect(count).toBe(new Set(people.map((one) => one.company_id ?? one.id)).size);
  expect(totals['people']).toBe(people.length);
  const sums = await app.db.rows<{ owed: string; overdue: string | null; tickets: number; mrr: number }>(
    `select (select sum(balance_cents) from invoices where status = 'open' and deleted_at is null) as owed,
       (select sum(balance_cents) from invoices where status = 'open' and deleted_at is null
        and due_date < (now() at time zone '${businessHours.zone}')::date) as overdue,
       (select count(*)::int from tickets as t join users as u on u.id = t.requester_id where t.kind = 'support'
        and t.deleted_at is null and u.role = 'customer' and t.status in ('new', 'open', 'pending', 'on_hold')) as tickets`,
  );
  expect(totals).toMatchObject({
    owed: Number(sums[0]?.owed) / 100,
    overdue: Number(sums[0]?.overdue) / 100,
    tickets: sums[0]?.tickets,
  });
  const { body } = await app.http.get('/api/v1/deals/analytics').set(as.admin).expect(200);
  expect(totals['monthly']).toBe((body as { data: { totalMRR: number } }).data.totalMRR);
  const order = rows.map(({ health }) => ['Needs attention', 'Watch', 'Good'].indexOf(String(health)));
  expect(order).toEqual(order.toSorted());
  expect(rows.find(({ overdue }) => overdue === 50)).toMatchObject({ people: 1, owed: 50, health: 'Needs attention' });
});
