import type { MonthlyReportFigures } from '@portal/contracts';
import fc from 'fast-check';
import { aConsultation } from '../../factories/consultation.factory.js';
import { anInvoice, aPayment } from '../../factories/invoice.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { lastMonth, monthlyCalls, monthOf } from '../../support/calls/monthly-calls.js';
import {
  after,
  age,
  began,
  due,
  HOUR,
  instant,
  later,
  officeDay,
  percent,
  promisesOf,
  sample,
  seed,
} from '../../support/random-facts.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
type Owner = 'customer' | 'coworker' | 'stranger';

const inLastMonth = (at: number | null): boolean => at !== null && monthOf(at) === lastMonth;

const owner = fc.constantFrom<Owner>('customer', 'coworker', 'stranger');
const tasks = sample(
  fc.record({ owner, age, done: later, dueIn: later, minutes: fc.integer({ min: 0, max: 600 }) }),
  60,
).map((one) => {
  const created = began - one.age * HOUR;
  return { ...one, created, completed: after(created, one.done), due: due(created, one.dueIn) };
});
const tickets = sample(
  fc.record({ owner, age, responded: later, responseDue: later, resolved: later, resolutionDue: later }),
  50,
).map((one) => ({ ...one, ...promisesOf(one) }));
const milestones = sample(fc.record({ owner, age, isDone: fc.boolean(), waits: fc.boolean() }), 30);
const meetings = sample(fc.record({ owner, age, isHeld: fc.boolean() }), 25);
const payments = sample(fc.record({ owner, age, cents: fc.integer({ min: 100, max: 90_000 }) }), 25);
const bills = sample(
  fc.record({ owner, age, cents: fc.integer({ min: 1_000, max: 90_000 }), terms: fc.integer({ min: 5, max: 30 }) }),
  25,
);

beforeAll(async () => {
  const projects = {} as Record<Owner, { id: string }>;
  for (const name of ['customer', 'coworker', 'stranger'] as const)
    projects[name] = (await app.db.given(aProject({ customer: cast[name], status: 'active' }))).project;
  for (const one of tasks) {
    const { task } = await app.db.given(
      aTask({ project: projects[one.owner], status: one.completed ? 'done' : 'todo' }),
    );
    await app.db.rows(
      'update tickets set created_at = ?, completed_at = ?, due_date = ?, spent_minutes = ? where id = ? returning id',
      [instant(one.created), instant(one.completed), one.due && officeDay(one.due), one.minutes, task.id],
    );
  }
  for (const one of tickets) {
    const { ticket } = await app.db.given(aTicket({ requester: cast[one.owner] }));
    await app.db.rows(
      `update tickets set created_at = ?, first_responded_at = ?, first_response_due_at = ?, resolved_at = ?,
         resolution_due_at = ?, status = ? where id = ? returning id`,
      [
        ...[instant(one.created), instant(one.responded), instant(one.responseDue), instant(one.resolved)],
        ...[instant(one.resolutionDue), one.resolved ? 'resolved' : 'open', ticket.id],
      ],
    );
  }
  for (const { owner: of, age: hours, isDone, waits } of milestones) {
    const status = isDone ? 'completed' : waits ? 'awaiting_approval' : 'in_progress';
    const { milestone } = await app.db.given(aMilestone({ project: projects[of], status }));
    if (isDone)
      await app.db.rows('update milestones set completed_at = ? where id = ? returning id', [
        instant(began - hours * HOUR),
        milestone.id,
      ]);
  }
  for (const [index, { owner: of, age: hours, isHeld }] of meetings.entries()) {
    const { consultation } = await app.db.given(aConsultation({ customer: cast[of], title: `Talk ${index}` }));
    const { meeting } = await app.db.given(
      aMeeting({ consultation, host: cast.admin, status: isHeld ? 'completed' : 'no_show' }),
    );
    await app.db.rows(
      `update consultation_meetings set starts_at = ?, ends_at = ?::timestamptz + interval '1 minute' where id = ? returning id`,
      [instant(began - hours * HOUR), instant(began - hours * HOUR), meeting.id],
    );
  }
  for (const { owner: of, age: hours, cents } of payments) {
    const { payment } = await app.db.given(aPayment({ customer: cast[of], cents }));
    await app.db.rows('update deal_payments set received_at = ? where id = ? returning id', [
      instant(began - hours * HOUR),
      payment.id,
    ]);
  }
  await app.db.rows('alter table invoices disable trigger invoices_immutable');
  for (const { owner: of, age: hours, cents, terms } of bills) {
    const { invoice } = await app.db.given(anInvoice({ customer: cast[of], cents }));
    const issued = began - hours * HOUR;
    await app.db.rows('update invoices set issue_date = ?, due_date = ? where id = ? returning id', [
      officeDay(issued),
      officeDay(issued + terms * 24 * HOUR),
      invoice.id,
    ]);
  }
  await app.db.rows('alter table invoices enable trigger invoices_immutable');
  const { beThere, sweep } = monthlyCalls(app, cast, as);
  await beThere();
  await sweep();
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const ofCompany = (caller: 'customer' | 'stranger') => (one: { owner: Owner }) =>
  (one.owner === 'stranger') === (caller === 'stranger');

/** What the month was, counted in the slow way. */
function expectedOf(caller: 'customer' | 'stranger'): Partial<MonthlyReportFigures> {
  const [mine, done] = [tasks.filter(ofCompany(caller)), tasks.filter(ofCompany(caller))];
  const completed = done.filter((one) => inLastMonth(one.completed));
  const dated = completed.filter((one) => one.due !== null);
  const opened = tickets.filter(ofCompany(caller)).filter((one) => inLastMonth(one.created));
  const responded = (one: (typeof tickets)[number]) => one.responded ?? one.resolved;
  const kept = (met: number | null, until: number | null): boolean => met !== null && met <= (until ?? met);
  const missed = (met: number | null, until: number | null): boolean => until !== null && (met ?? began) > until;
  const open = tickets.filter(ofCompany(caller)).filter((one) => one.resolved === null);
  const end = Date.parse(`${monthOf(began)}-01T12:00:00Z`);
  const lastDay = officeDay(end - 24 * HOUR);
  const owed = bills
    .filter(ofCompany(caller))
    .map((one) => ({ ...one, issued: began - one.age * HOUR }))
    .filter(({ issued }) => officeDay(issued) <= lastDay);
  const unfinished = mine.filter((one) => one.completed === null);
  return {
    counted_on: officeDay(began),
    tasks: {
      created: mine.filter((one) => inLastMonth(one.created)).length,
      completed: completed.length,
      reopened: 0,
      hours: Math.round(sum(completed.map(({ minutes }) => minutes)) / 6) / 10,
      on_time: percent(
        dated.filter((one) => officeDay(one.completed ?? 0) <= officeDay(one.due ?? 0)).length,
        dated.length,
      ),
    },
    milestone_count: milestones
      .filter(ofCompany(caller))
      .filter(({ isDone, age: hours }) => isDone && inLastMonth(began - hours * HOUR)).length,
    support: {
      opened: opened.length,
      response_kept: opened.filter((one) => kept(one.responded, one.responseDue)).length,
      response_missed: opened.filter((one) => missed(responded(one), one.responseDue)).length,
      resolution_kept: opened.filter((one) => one.responded !== null && kept(one.resolved, one.resolutionDue)).length,
      resolution_missed: opened.filter((one) => missed(one.resolved, one.resolutionDue)).length,
    },
    meeting_count: meetings
      .filter(ofCompany(caller))
      .filter(({ isHeld, age: hours }) => isHeld && inLastMonth(began - hours * HOUR)).length,
    open: {
      tickets: open.length,
      tickets_late: open.filter((one) => {
        const next = one.responded === null ? one.responseDue : one.resolutionDue;
        return next !== null && next < began;
      }).length,
      tasks: unfinished.length,
      tasks_late: unfinished.filter((one) => one.due !== null && officeDay(one.due) < officeDay(began)).length,
      approvals: milestones.filter(ofCompany(caller)).filter(({ isDone, waits }) => !isDone && waits).length,
    },
    bills: {
      invoiced: sum(owed.filter(({ issued }) => inLastMonth(issued)).map(({ cents }) => cents)) / 100,
      credited: 0,
      collected:
        sum(
          payments
            .filter(ofCompany(caller))
            .filter((one) => inLastMonth(began - one.age * HOUR))
            .map(({ cents }) => cents),
        ) / 100,
      refunded: 0,
      owed: sum(owed.map(({ cents }) => cents)) / 100,
      overdue:
        sum(
          owed.filter(({ issued, terms }) => officeDay(issued + terms * 24 * HOUR) < lastDay).map(({ cents }) => cents),
        ) / 100,
    },
  };
}

it.each(['customer', 'stranger'] as const)(
  `a monthly report has the figures of a slow count, for the company of %s (decisions, section 6; seed ${seed})`,
  async (caller) => {
    const { figures } = await monthlyCalls(app, cast, as).reportOf(caller);
    expect(figures).toMatchObject(expectedOf(caller));
    expect(figures.months).toHaveLength(6);
    expect(figures.months.at(-1)).toMatchObject({
      month: lastMonth,
      completed: figures.tasks.completed,
      promises_kept: figures.support.response_kept + figures.support.resolution_kept,
      invoiced: figures.bills.invoiced - figures.bills.credited,
      collected: figures.bills.collected - figures.bills.refunded,
    });
  },
);
