import type { ProjectAccess } from '@portal/contracts';
import { milestoneQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';

interface ApprovalPanelProps {
  projectId: string;
  /** What the reader may do in the project. */
  access: ProjectAccess | null | undefined;
}

/** "Waiting for you": the milestones of a project that its owner is asked to approve; nothing when there are none. */
export function ApprovalPanel({ projectId }: ApprovalPanelProps) {
  const { data } = useQuery(milestoneQueries.ofProject(projectId));
  const waiting = data?.data.filter(({ status }) => status === 'awaiting_approval') ?? [];
  if (waiting.length === 0) return null;
  return (
    <section>
      <h2>Waiting for you</h2>
      <ul>
        {waiting.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </section>
  );
}
