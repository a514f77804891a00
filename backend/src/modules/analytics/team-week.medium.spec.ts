import { fromNow } from '@portal/testing/clock';
import { actorOf } from '../../../test/factories/cast.factory.js';
import { aProject } from '../../../test/factories/project.factory.js';
import { aTask } from '../../../test/factories/task.factory.js';
import { aTicket } from '../../../test/factories/ticket.factory.js';
import { refusal } from '../../../test/support/refusal.js';
import { contextWithCast } from '../../../test/support/with-cast.js';
import { TeamWeekReader } from './team-week.reader.js';

const { context, cast } = contextWithCast('cli', { ON_CALL_EMAIL: 'oncall@example.test' });

const week = (reader = cast.admin) => context.db.service(TeamWeekReader).get(actorOf(reader));

describe('the week of the team (decisions, section 5)', () => {
  it('counts first answers by the week in which tickets were opened, in time or late, oldest first', async () => {
    const given = async (weeksAgo: number, columns: Record<string, Date>, isImported = false): Promise<void> => {
      const { ticket } = await context.db.given(aTicket({ requester: cast.customer }));
      const all = {
        created_at: fromNow({ days: -7 * weeksAgo }),
        source: isImported ? 'import' : 'portal',
        ...columns,
      };
      await context.db.rows(
        `update tickets set ${Object.keys(all)
          .map((name) => `${name} = ?`)
          .join(', ')} where id = ? returning id`,
        [...Object.values(all), ticket.id],
      );
    };
    const [before, after] = [fromNow({ hours: -2 }), fromNow({ hours: -1 })];
    await given(0, { first_responded_at: before, first_response_due_at: after });
    await given(0, { first_responded_at: before, first_response_due_at: after });
    await given(0, { first_response_due_at: before }); // not answered, and late
    await given(0, { first_response_due_at: fromNow({ hours: 2 }) }); // still time
    await given(2, { first_responded_at: after, first_response_due_at: before });
    await given(2, { first_responded_at: before, first_response_due_at: after }, true);
    await given(8, { first_responded_at: before, first_response_due_at: after });
    const { answered_in_time: weeks, on_call } = await week();
    expect(weeks.map(({ kept, missed, percent }) => [kept, missed, percent])).toEqual([
      ...Array.from({ length: 5 }, () => [0, 0, null]),
      [0, 1, 0],
      [0, 0, null],
      [2, 1, 66.7],
    ]);
    expect(weeks.map(({ week_of }) => new Date(week_of).getUTCDay())).toEqual(weeks.map(() => 1));
    expect(on_call).toBe('oncall@example.test');
  });

  it('counts the open tickets and tasks of each admin, and nobody’s at the end', async () => {
    await context.db.rows(`update tickets set deleted_at = now() returning id`);
    const { admin, otherAdmin, customer } = cast;
    const { project } = await context.db.given(aProject({ customer, status: 'active' }));
    await context.db.given(
      aTicket({ requester: customer, assignee: admin, status: 'open' }),
      aTicket({ requester: customer, assignee: admin, status: 'resolved' }),
      aTicket({ requester: customer }),
      aTicket({ requester: customer, assignee: otherAdmin, status: 'pending' }),
      aTask({ project, assignee: otherAdmin, status: 'todo' }),
      aTask({ project, assignee: otherAdmin, status: 'done' }),
      aTask({ project, assignee: customer, status: 'todo' }),
    );
    expect((await week()).load).toEqual([
      { assignee_id: otherAdmin.id, name: 'Blake Test', tickets: 1, tasks: 1 },
      { assignee_id: admin.id, name: 'Avery Test', tickets: 1, tasks: 0 },
      { assignee_id: null, name: 'Nobody', tickets: 1, tasks: 0 },
    ]);
  });

  it('is for admins only', async () => {
    expect(await refusal(week(cast.primary))).toMatchObject({ code: 'forbidden' });
  });
});
