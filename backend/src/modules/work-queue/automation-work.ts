import { FAILED_RUN_DAYS } from '@portal/contracts';
import { sql } from 'kysely';
import { personNameOrEmail } from '../../infrastructure/database/read-kit.js';
import { importsToDecide } from '../imports/index.js';
import { selectRuns } from '../workflows/index.js';
import { daysAfter, ref, workSource, type WorkDefinition } from './work-source.js';

/** Of the run that failed last of a workflow. */
const ofLast = (value: string) => sql`(array_agg(${sql.raw(value)} order by r.finished_at desc, r.id desc))[1]`;

/** What the product does by itself until it needs a person. */
export const automationWork: readonly WorkDefinition[] = [
  {
    kind: 'failed_run',
    permission: 'workflow_run.decide',
    source: ({ em, action }) =>
      workSource('failed_run')({
        // a row a workflow: one that fails at each record would have all places
        query: selectRuns(em)
          .where('r.status', '=', sql.lit('failed'))
          .where(sql<boolean>`r.finished_at > now() - interval '${sql.raw(String(FAILED_RUN_DAYS))} days'`)
          .groupBy(['w.id', 'w.name']),
        facts: {
          id: ofLast('r.id'),
          parent_id: ref('w.id'),
          title: ref('w.name'),
          who: ofLast('coalesce(r.record_label, r.reason)'),
          since: sql`min(r.finished_at)`,
          due_at: sql`min(r.finished_at)`,
          count: sql`count(*)::int`,
          action: sql`case when count(*) = 1 then ${action('retry', 'workflow_run.decide')} end`,
          version: ofLast('r.version'),
        },
      }),
  },
  {
    kind: 'run_approval',
    permission: 'workflow_run.decide',
    source: ({ em, action }) =>
      workSource('run_approval')({
        query: selectRuns(em)
          .where('r.status', '=', sql.lit('waiting'))
          .where('r.waits_for', '=', sql.lit('approval'))
          .where('r.due_at', 'is not', null),
        facts: {
          id: ref('r.id'),
          title: ref('w.name'),
          who: ref('r.record_label'),
          since: sql`coalesce(r.wait_since, r.updated_at)`,
          due_at: ref('r.due_at'),
          action: action('approve_run', 'workflow_run.decide'),
          version: ref('r.version'),
        },
      }),
  },
  {
    kind: 'import',
    permission: 'import.apply',
    source: ({ em, reader, isMine }) =>
      workSource('import')({
        query: importsToDecide(em).where(isMine ? sql<boolean>`i.owner_id = ${reader.id}::uuid` : sql<boolean>`true`),
        order: ref('i.updated_at'),
        facts: {
          id: ref('i.id'),
          title: ref('i.file_name'),
          since: ref('i.updated_at'),
          due_at: daysAfter(ref('i.updated_at'), 'import'),
          assignee_id: ref('i.owner_id'),
          assignee_name: personNameOrEmail('o'),
          version: ref('i.version'),
        },
      }),
  },
];
