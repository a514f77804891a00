import type { WorkflowView } from '@portal/contracts';
import { RelativeTime } from '@portal/ui-antd';
import { Alert } from 'antd';
import { stepNameAt } from '../labels/step-name.js';

interface SaveNoteProps {
  isDirty: boolean;
  workflow: WorkflowView;
}

/** Why the product switched a workflow off by itself. */
export const DisabledNote = ({ workflow: { status, disabled_reason: reason } }: Pick<SaveNoteProps, 'workflow'>) =>
  status === 'disabled' && reason ? (
    <Alert type="warning" showIcon className="disabled-note" title="It was switched off" description={reason} />
  ) : null;

/** What is wrong with the texts and addresses of a workflow that was saved before they were checked. */
export const ProblemsNote = ({ workflow: { problems, actions } }: Pick<SaveNoteProps, 'workflow'>) =>
  problems.length > 0 ? (
    <Alert
      type="warning"
      showIcon
      className="disabled-note"
      title="It can’t be saved or switched on as it is"
      description={
        <ul>
          {problems.map(({ path, message }) => (
            <li key={path}>
              {stepNameAt(path, actions)}: {message}
            </li>
          ))}
        </ul>
      }
    />
  ) : null;

/** Whether what is on the screen is saved, which version it is and who made it. */
export const SaveNote = ({ isDirty, workflow }: SaveNoteProps) => (
  <span role="status" className="builder-note muted tiny">
    {isDirty ? (
      <strong className="builder-note__changes">Not saved yet</strong>
    ) : (
      <>
        Version {workflow.trigger_version}, saved <RelativeTime at={workflow.updated_at} />
        {workflow.updated_by_name ? ` by ${workflow.updated_by_name}` : ''}
        {workflow.next_run_at ? (
          <>
            , next run <RelativeTime at={workflow.next_run_at} />
          </>
        ) : null}
      </>
    )}
  </span>
);
