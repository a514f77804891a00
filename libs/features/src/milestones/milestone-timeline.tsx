import { messages, type ProjectAccess } from '@portal/contracts';
import { milestoneQueries, projectQueries, taskQueries, useCan, useSession } from '@portal/data-access';
import { EmptyState, Skeleton } from '@portal/ui';
import { ListFailed, type ChangeMarks } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { projectActions } from '../actions/lead-actions.js';
import { isClosedProject, projectStatusLabels } from '../projects/project-labels.js';
import { NewMilestoneForm } from './milestone-form.js';
import { MilestoneItem } from './milestone-item.js';
import { droppedOn, useMilestoneOrder } from './use-milestone-order.js';
import { progressOf } from './milestone-labels.js';
import './milestones.css';
import { useApproval } from './use-approval.js';

interface MilestoneTimelineProps {
  projectId: string;
  /** What the reader may do in the project. */
  access: ProjectAccess | null | undefined;
  /** Rows that another user changed a moment ago. */
  marks?: ChangeMarks;
}

/** The milestones of a project from first to last, with what can be done about each. */
export function MilestoneTimeline({ projectId, access = null, marks }: MilestoneTimelineProps) {
  const { data, error, refetch } = useQuery(milestoneQueries.ofProject(projectId));
  const tasks = useQuery(taskQueries.ofProject(projectId)).data?.data;
  const mayReorder = useCan('milestone.reorder', { access });
  const approval = useApproval(access);
  const order = useMilestoneOrder(projectId, data?.data ?? []);

  if (error && !data)
    return (
      <ListFailed
        noun="milestones"
        error={error}
        failure={messages.shortFailure.milestonesFetch}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton rows={4} height={88} />;
  const ids = order.shown.map(({ id }) => id);
  return (
    <div className="milestones stack">
      {order.shown.length > 0 ? (
        <ol>
          {order.shown.map((milestone) => (
            <MilestoneItem
              key={milestone.id}
              milestone={milestone}
              access={access}
              progress={tasks && progressOf(milestone.id, tasks)}
              approval={approval}
              order={order}
              mayReorder={mayReorder && order.shown.length > 1}
              onDropped={(id, half) => order.save(droppedOn(ids, id, milestone.id, half))}
              mark={marks?.get(milestone.id)}
            />
          ))}
        </ol>
      ) : null}
      <AddMilestone projectId={projectId} access={access} first={order.shown.length === 0} />
      <p className="visually-hidden" role="status">
        {order.spoken}
      </p>
      {approval.dialog}
    </div>
  );
}

interface AddMilestoneProps {
  projectId: string;
  access: ProjectAccess | null;
  /** There is none yet: shows what milestones are for. */
  first: boolean;
}

function AddMilestone({ projectId, access, first }: AddMilestoneProps) {
  const mayCreate = useCan('milestone.create', { access });
  const { data: project } = useQuery(projectQueries.detail(projectId));
  const { actor, isAdmin } = useSession();
  const [isOpen, setOpen] = useState(false);
  const closed = project ? isClosedProject(project) : false;

  const mayAdd = mayCreate && project && projectActions({ actor, access }, project).more.includes('new_milestone');
  // who plans for others has it here; an owner has it behind the project’s “…”
  const button =
    mayAdd && isAdmin ? (
      <Button
        type={first ? 'primary' : 'default'}
        icon={<Plus size={16} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        Add milestone
      </Button>
    ) : null;
  return (
    <>
      {first ? (
        <EmptyState
          title="No milestones yet"
          text={
            button
              ? 'Milestones divide the project into steps with dates. Add the first one.'
              : 'Milestones divide the project into steps with dates. They appear here once they are planned.'
          }
          action={button}
        />
      ) : (
        button
      )}
      {mayCreate && closed && project ? (
        <p className="muted small">
          The project is {projectStatusLabels[project.status].toLowerCase()}, so no milestones can be added.
        </p>
      ) : null}
      {isOpen ? <NewMilestoneForm projectId={projectId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
