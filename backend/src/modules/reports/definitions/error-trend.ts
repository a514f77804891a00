import { sql } from 'kysely';
import { periodsOf } from './periods.js';
import { count } from './record-metrics.js';
import { columnOf, periodColumns, totalColumn, type ReportDefinition } from './report-definition.js';

const errorsOf = (severity: string) => sql`(count(*) filter (where e ->> 'severity' = ${sql.lit(severity)}))::int`;

/** What browsers reported, by week or month. */
export const errorTrendReport: ReportDefinition = {
  name: 'error_trend',
  titles: { admin: 'Error trend' },
  description: 'Errors that browsers reported in each week or month, how grave they were, and how many were new.',
  parameters: ['from', 'to', 'bucket'],
  chart: { category: 'from', series: ['critical', 'high', 'medium', 'low'], isStacked: true },
  columns: () => [
    ...periodColumns,
    totalColumn('reports', count('Reports', 'Reports that browsers sent in the period')),
    totalColumn('errors', count('Errors', 'Errors in these reports')),
    totalColumn('critical', count('Critical', 'Of these errors, critical ones')),
    totalColumn('high', count('High', 'Of these errors, those of high severity')),
    totalColumn('medium', count('Medium', 'Of these errors, those of medium severity')),
    totalColumn('low', count('Low', 'Of these errors, those of low severity')),
    columnOf('groups', count('Groups', 'Different errors among them')),
    totalColumn('new_groups', count('New groups', 'Errors that were seen for the first time in the period')),
    columnOf('users', count('Users', 'Different users that the reports claim')),
  ],
  query: (_em, _reader, params) => sql`
    with ${periodsOf(params)}, r as materialized (
      select r.created_at, r.errors, r.group_ids, r.claimed_user_id from error_reports as r
      where r.deleted_at is null and r.created_at >= (select min(begins) from periods)
        and r.created_at < (select max(ends) from periods))
    select first as "from", last as "to", all_of.reports, of_errors.*, of_groups.groups, news.new_groups, all_of.users
    from periods
    cross join lateral (
      select count(*)::int as reports, count(distinct r.claimed_user_id)::int as users
      from r where r.created_at >= begins and r.created_at < ends) as all_of
    cross join lateral (
      select count(*)::int as errors, ${errorsOf('critical')} as critical, ${errorsOf('high')} as high,
        ${errorsOf('medium')} as medium, ${errorsOf('low')} as low
      from r cross join jsonb_array_elements(r.errors) as e
      where r.created_at >= begins and r.created_at < ends) as of_errors
    cross join lateral (
      select count(distinct id)::int as groups from r cross join unnest(r.group_ids) as id
      where r.created_at >= begins and r.created_at < ends) as of_groups
    cross join lateral (
      select count(*)::int as new_groups from error_groups as g
      where g.deleted_at is null and g.first_seen >= begins and g.first_seen < ends) as news
    order by first`,
};
