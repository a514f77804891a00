import { priorities } from '@portal/contracts';
import { dayFromNow } from '@portal/testing/clock';
import fc from 'fast-check';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aDeal } from '../../factories/deal.factory.js';
import { aMilestone } from '../../factories/milestone.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import {
  after,
  age,
  began,
  due,
  HOUR,
  instant,
  later,
  percent,
  promisesOf,
  sample,
  seed,
  within,
} from '../../support/random-facts.js';
import { figureCalls } from '../../support/calls/report-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const { show, whole } = figureCalls(app, as);

interface TicketFacts {
  requester: 'customer' | 'stranger';
  priority: (typeof priorities)[number];
  created: number;
  responded: number | null;
  responseDue: number | null;
  resolved: number | null;
  resolutionDue: number | null;
  csat: number | null;
  isMerged: boolean;
}

describe(`figures of service, beside those of a slow count (decisions, section 6; seed ${seed})`, () => {
  const tickets: TicketFacts[] = sample(
    fc.record({
      requester: fc.constantFrom('customer' as const, 'stranger' as const),
      priority: fc.constantFrom(...priorities),
      age,
      responded: later,
      responseDue: later,
      resolved: later,
      resolutionDue: later,
      csat: fc.option(fc.integer({ min: 0, max: 1 })),
      isMerged: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
    }),
    60,
  ).map((one) => ({ ...one, ...promisesOf(one), csat: one.resolved === null ? null : one.csat }));

  beforeAll(async () => {
    const target = await app.db.given(aTicket({ requester: cast.otherAdmin }));
    for (const facts of tickets) {
      const { ticket } = await app.db.given(aTicket({ requester: cast[facts.requester], priority: facts.priority }));
      await app.db.rows(
        `update tickets set created_at = ?, first_responded_at = ?, first_response_due_at = ?, resolved_at = ?,
           resolution_due_at = ?, csat_score = ?, status = ?, merged_into_id = ? where id = ? returning id`,
        [
          ...[instant(facts.created), instant(facts.responded), instant(facts.responseDue), instant(facts.resolved)],
          ...[
            instant(facts.resolutionDue),
            facts.csat,
            facts.isMerged ? 'closed' : facts.resolved ? 'resolved' : 'open',
          ],
          ...[facts.isMerged ? target.ticket.id : null, ticket.id],
        ],
      );
    }
    await app.db.rows('update tickets set deleted_at = now() where id = ? returning id', [target.ticket.id]);
  });

  it.each(['admin', 'customer', 'stranger'] as const)('support promises, for %s', async (caller) => {
    const rows = await whole(caller, 'support_sla');
    const own = tickets.filter((one) => !one.isMerged && (caller === 'admin' || one.requester === caller));
    const kept = (met: number | null, until: number | null): boolean => met !== null && met <= (until ?? met);
    const missed = (met: number | null, until: number | null): boolean => until !== null && (met ?? began) > until;
    let counted = 0;
    for (const row of rows) {
      const of = own.filter((one) => within(one.created, row) && row['priority'] === titled(one.priority));
      counted += of.length;
      const responded = (one: TicketFacts) => one.responded ?? one.resolved;
      const [answered, late] = [
        of.filter((one) => kept(one.responded, one.responseDue)).length,
        of.filter((one) => missed(responded(one), one.responseDue)).length,
      ];
      const [solved, overdue] = [
        of.filter((one) => one.responded !== null && kept(one.resolved, one.resolutionDue)).length,
        of.filter((one) => missed(one.resolved, one.resolutionDue)).length,
      ];
      expect(row).toEqual({
        from: row['from'],
        to: row['to'],
        priority: row['priority'],
        tickets: of.length,
        response_kept: answered,
        response_missed: late,
        response_share: percent(answered, answered + late),
        unanswered: of.filter((one) => one.responded === null && one.resolved !== null).length,
        resolution_kept: solved,
        resolution_missed: overdue,
        resolution_share: percent(solved, solved + overdue),
        csat: percent(of.filter(({ csat }) => csat === 1).length, of.filter(({ csat }) => csat !== null).length),
      });
    }
    expect(counted).toBe(own.length);
  });

  const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

  it('consultation funnel', async () => {
    const facts = sample(
      fc.record({
        age,
        answered: later,
        promise: fc.integer({ min: 1, max: 90 }),
        status: fc.constantFrom('pending' as const, 'in_progress' as const, 'declined' as const, 'completed' as const),
        outcome: fc.constantFrom('converted' as const, 'no_action' as const),
        isWon: fc.boolean(),
      }),
      40,
    ).map((one) => ({ ...one, created: began - one.age * HOUR }));
    for (const one of facts) {
      const { consultation } = await app.db.given(aConsultation({ customer: cast.customer, status: one.status }));
      await app.db.rows(
        `update consultation_requests set created_at = ?, first_responded_at = ?, promised_by = ?, outcome = ?
         where id = ? returning id`,
        [
          ...[instant(one.created), instant(after(one.created, one.answered)), instant(due(one.created, one.promise))],
          ...[one.status === 'completed' ? one.outcome : null, consultation.id],
        ],
      );
      if (one.isWon)
        await app.db.given(aDeal({ customer: cast.customer, status: 'active', consultationId: consultation.id }));
    }
    const { rows, totals } = await show('admin', 'consultation_funnel');
    for (const row of rows) {
      const of = facts.filter((one) => within(one.created, row));
      const answered = of.filter((one) => one.answered !== null);
      const inTime = answered.filter(
        (one) => (after(one.created, one.answered) ?? began) <= (due(one.created, one.promise) ?? 0),
      );
      const judged = of.filter((one) => one.answered !== null || (due(one.created, one.promise) ?? 0) < began);
      const converted = of.filter((one) => one.status === 'completed' && one.outcome === 'converted');
      expect(row).toMatchObject({
        received: of.length,
        answered: answered.length,
        in_time: percent(inTime.length, judged.length),
        met: 0,
        declined: of.filter(({ status }) => status === 'declined').length,
        converted: converted.length,
        conversion: percent(converted.length, of.length),
        won: of.filter(({ isWon }) => isWon).length,
      });
    }
    expect(totals['received']).toBe(facts.length);
  });
});

it.each(['admin', 'customer'] as const)('weights are those of each project’s own screen, for %s', async (caller) => {
  const { project } = await app.db.given(
    aProject({ customer: cast.customer, status: 'active', name: `For ${caller}` }),
  );
  const { milestone } = await app.db.given(aMilestone({ project, title: 'Cables' }));
  await app.db.given(
    aTask({ project, milestone, weight: 5, status: 'done' }),
    aTask({ project, milestone, weight: 3, status: 'in_review' }),
    aTask({ project, weight: 8, status: 'blocked', due_date: dayFromNow(-1) }),
    aTask({ project, weight: 2, status: 'cancelled' }),
    aTask({ project, weight: 13, isDeleted: true }),
  );
  const { rows, totals } = await show(caller, 'weights', { project_id: project.id });
  expect(rows).toMatchObject([
    { milestone: 'Cables', total: 8, completed: 5, in_review: 3, remaining: 3, overdue: 0, progress: 62.5 },
    { milestone: 'No milestone', total: 8, completed: 0, blocked: 8, remaining: 8, overdue: 8, progress: 0 },
  ]);
  const { body } = await app.http
    .get(`/api/v1/analytics/weight-analytics?project_id=${project.id}`)
    .set(as[caller])
    .expect(200);
  const { data } = body as { data: Record<string, number> };
  for (const name of ['total', 'completed', 'in_progress', 'in_review', 'blocked', 'remaining', 'overdue'])
    expect([name, totals[name]]).toEqual([name, data[name]]);
});
