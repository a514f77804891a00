import { priorities } from '@portal/contracts';
import { sql } from 'kysely';
import { enumOrder } from '../../../infrastructure/database/read-kit.js';
import { promiseFigures, visibleTickets } from '../../support/index.js';
import { periodsOf } from './periods.js';
import { recordMetrics } from './record-metrics.js';
import { supportMetrics as m } from './service-metrics.js';
import { columnOf, totalColumn, type ReportDefinition } from './report-definition.js';
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
    columnOf('from', recordMetrics.from),
    columnOf('to', recordMetrics.to),
    columnOf('priority', m.priority),
    totalColumn('tickets', m.tickets),
    totalColumn('response_kept', m.responseKept),
    totalColumn('response_missed', m.responseMissed),
    columnOf('response_share', m.responseShare),
    totalColumn('unanswered', m.unanswered),
    totalColumn('resolution_kept', m.resolutionKept),
    totalColumn('resolution_missed', m.resolutionMissed),
    columnOf('resolution_share', m.resolutionShare),
    columnOf('csat', m.csat),
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
