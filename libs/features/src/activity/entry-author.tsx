import type { ActivityLogView } from '@portal/contracts';
import { Link } from 'react-router';
import { z } from 'zod';

/** The workflow behind an entry; only admins get it. */
const byWorkflow = z.object({ workflow: z.object({ name: z.string(), run_id: z.string() }) });

/** Who did what an entry says: a person, the system, or a workflow with the way to its run. */
export function EntryAuthor({ entry }: { entry: ActivityLogView }) {
  const { data } = byWorkflow.safeParse(entry.metadata);
  const name = entry.actor_name ?? 'The system';
  if (entry.source !== 'system' || !data) return <strong>{name}</strong>;
  return (
    <strong>
      <Link to={`/admin/workflows/runs/${data.workflow.run_id}`}>Workflow “{data.workflow.name}”</Link>
    </strong>
  );
}
