import { priorities } from '@portal/contracts';
import { sql } from 'kysely';
import { enumOrder } from '../../../infrastructure/database/read-kit.js';
import { promiseFigures, visibleTickets } from '../../support/index.js';
import { periodsOf } from './periods.js';
import { count, percent, text, goodRatings } from './record-metrics.js';
import { columnOf, periodColumns, totalColumn, type ReportDefinition } from './report-definition.js';
import { enumLabel, percentOf } from './work-metrics.js';

const { responseKept, responseMissed, unanswered, resolutionKept, resolutionMissed } = promiseFigures;

/** How the promises of support were kept, by week or month and priority; the figures of the API's attainment. */
export const supportSlaReport: ReportDefinition = {
  name: 'support_sla',
  titles: { admin: 'Support promises', customer: 'My support' },
  description: 'Tickets of each week or month by priority: whether answer and solution came as promised.',
  parameters: ['from', 'to', 'bucket', 'customer_id', 'company_id'],
  chart: { category: 'from', series: ['response_kept', 'response_missed'], isStacked: true },
  columns: () => [
    ...periodColumns,
    columnOf('priority', text('Priority', 'The priority that the tickets have now')),
    totalColumn('tickets', count('Tickets', 'Tickets that were opened in the period; merged ones count once')),
    totalColumn('response_kept', count('Answered in time', 'Tickets whose first answer came as promised')),
    totalColumn(
      'response_missed',
      count('Answered late', 'Tickets whose first answer came later than promised, or is late'),
    ),
    columnOf('response_share', percent('Answers kept', 'Answered in time, of those answered or late')),
    totalColumn(
      'unanswered',
      count(
        'Closed without an answer',
        'Tickets that were resolved or closed before one of us answered; they keep no promise, and miss one that was past due by then',
      ),
    ),
    totalColumn('resolution_kept', count('Solved in time', 'Tickets that were answered, and solved as promised')),
    totalColumn('resolution_missed', count('Solved late', 'Tickets that were solved later than promised, or are late')),
    columnOf('resolution_share', percent('Solutions kept', 'Solved in time, of those solved or late')),
    columnOf('csat', goodRatings),
  ],
  query: (em, reader, { customer_id, company_id, ...params }) => {
    const tickets = visibleTickets(em, reader, { requester_id: customer_id, company_id })
      .where('t.merged_into_id', 'is', null)
      .select([
        't.priority',
        't.source',
        't.created_at',
        't.first_responded_at',
        't.first_response_due_at',
        't.resolved_at',
        't.resolution_due_at',
        't.csat_score',
      ]);
    return sql`
      with ${periodsOf(params)}, t as materialized (${tickets})
      select first as "from", last as "to", ${enumLabel(sql`f.priority`)} as priority, tickets, response_kept,
        response_missed, ${percentOf(sql`response_kept`, sql`(response_kept + response_missed)`)} as response_share,
        unanswered, resolution_kept, resolution_missed,
        ${percentOf(sql`resolution_kept`, sql`(resolution_kept + resolution_missed)`)} as resolution_share, csat
      from periods cross join lateral (
        select t.priority, count(*)::int as tickets, ${responseKept} as response_kept,
          ${responseMissed} as response_missed, ${unanswered} as unanswered, ${resolutionKept} as resolution_kept,
          ${resolutionMissed} as resolution_missed, ${percentOf(sql`sum(t.csat_score)`, sql`count(t.csat_score)`)} as csat
        from t where t.created_at >= begins and t.created_at < ends group by t.priority) as f
      order by first, ${enumOrder(priorities, 'f.priority')} desc`;
  },
};
