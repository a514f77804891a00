import { sql } from 'kysely';
import { firstRespondedAt, visibleConsultations } from '../../consultations/index.js';
import { periodsOf } from './periods.js';
import { count, percent } from './record-metrics.js';
import { columnOf, periodColumns, totalColumn, type ReportDefinition } from './report-definition.js';
import { percentOf } from './work-metrics.js';

const share = (part: string) => percentOf(sql.raw(`count(*) filter (where ${part})`), sql`count(*)`);
const number = (part: string) => sql.raw(`(count(*) filter (where ${part}))::int`);

/** What became of the requests that came in a week or month, step by step, as far as it is known now. */
export const consultationFunnelReport: ReportDefinition = {
  name: 'consultation_funnel',
  titles: { admin: 'Consultation funnel' },
  description: 'What became of the consultation requests of each week or month, from the first answer to a deal.',
  parameters: ['from', 'to', 'bucket'],
  chart: { category: 'from', series: ['received', 'met', 'converted'] },
  columns: () => [
    ...periodColumns,
    totalColumn('received', count('Received', 'Requests that came in the period')),
    totalColumn('answered', count('Answered', 'Of these, requests with a first answer')),
    columnOf('in_time', percent('In time', 'Of those answered or past their promise, those answered within it')),
    totalColumn('met', count('Met', 'Requests with a meeting that was held')),
    totalColumn('declined', count('Declined', 'Requests that we declined')),
    totalColumn('converted', count('Converted', 'Requests that became a project or a deal')),
    columnOf('conversion', percent('Conversion', 'Converted requests, of all received')),
    totalColumn('won', count('Won', 'Requests from which a deal came that was accepted')),
  ],
  query: (em, reader, params) => {
    const requests = visibleConsultations(em, reader).select([
      'r.id',
      'r.created_at',
      'r.promised_by',
      'r.status',
      'r.outcome',
      firstRespondedAt.as('answered_at'),
      sql<boolean>`exists (
        select from consultation_meetings as m
        where m.consultation_id = r.id and m.deleted_at is null and m.status = 'completed')`.as('met'),
      sql<boolean>`exists (
        select from customer_deals as d
        where d.consultation_id = r.id and d.deleted_at is null and d.accepted_at is not null)`.as('won'),
    ]);
    return sql`
      with ${periodsOf(params)}, r as materialized (${requests})
      select first as "from", last as "to", of_period.* from periods cross join lateral (
        select count(*)::int as received, count(r.answered_at)::int as answered,
          ${percentOf(
            sql`count(*) filter (where r.answered_at <= r.promised_by)`,
            sql`count(*) filter (where r.answered_at is not null or r.promised_by < now())`,
          )} as in_time,
          ${number('r.met')} as met, ${number(`r.status = 'declined'`)} as declined,
          ${number(`r.outcome = 'converted'`)} as converted, ${share(`r.outcome = 'converted'`)} as conversion,
          ${number('r.won')} as won
        from r where r.created_at >= begins and r.created_at < ends) as of_period
      order by first`;
  },
};
