import type { ProjectAccess } from '@portal/contracts';
import { milestoneQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DayText } from '../dates/day-text.js';
import { ApprovalButtons } from './approval-buttons.js';
import { useApproval } from './use-approval.js';
import './milestones.css';

interface ApprovalPanelProps {
  projectId: string;
  /** What the reader may do in the project. */
  access: ProjectAccess | null | undefined;
  /** What the part is called; the reader is the one who is waited for. */
  title?: string;
}

/** "Waiting for you": the milestones of a project that wait for its owner's approval; nothing when there are none. */
export function ApprovalPanel({ projectId, access = null, title = 'Waiting for you' }: ApprovalPanelProps) {
  const approval = useApproval(access);
  const { data } = useQuery(milestoneQueries.ofProject(projectId));
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = data?.data.filter(({ status }) => status === 'awaiting_approval') ?? [];
  if (!approval.mayApprove || waiting.length === 0) return approval.dialog;
  return (
    <section className="approvals rounded stack gap-12" aria-label={title}>
      <h2 ref={heading} tabIndex={-1} className="large">
        {title}
      </h2>
      <ul className="stack gap-16">
        {waiting.map((milestone) => (
          <li key={milestone.id} className="approval row wrap between">
            <div className="approval__words stack gap-4 shrinks">
              <h3 className="subtitle anywhere">{milestone.title}</h3>
              {milestone.description ? <p className="measure prewrap small">{milestone.description}</p> : null}
              <p className="muted small">
                Ready for approval
                {milestone.due_date ? (
                  <>
                    , due <DayText day={milestone.due_date} due />
                  </>
                ) : null}
              </p>
            </div>
            <div className="flex wrap gap-8">
              <ApprovalButtons milestone={milestone} approval={approval} next={() => heading.current} />
            </div>
          </li>
        ))}
      </ul>
      {approval.dialog}
    </section>
  );
}
