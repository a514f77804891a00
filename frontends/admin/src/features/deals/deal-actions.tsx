import type { DealView } from '@portal/contracts';
import { useCan } from '@portal/data-access';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RecordMenu } from '../../records/record-menu.js';
import { EditDeal } from './deal.form.js';
import type { DealSteps } from './use-deal-steps.js';
import { type DealSaver, dealRecord } from './deal.record.js';

interface DealActionsProps {
  deal: DealView;
  saver: DealSaver;
  steps: DealSteps;
  /** Where to go when the draft is deleted. */
  list: string;
}

/** The step that leads; editing, the day of resuming and deleting a draft are behind "…". */
export function DealActions({ deal, saver, steps: { next, isBusy, chooseResumeDay }, list }: DealActionsProps) {
  const [editing, setEditing] = useState(false);
  const navigate = useNavigate();
  const mayUpdate = useCan('deal.update');
  const mayDelete = useCan('deal.delete');
  const { current_status: status } = deal;
  const edit = {
    key: 'edit',
    label: status === 'draft' ? 'Edit deal' : 'Edit notes',
    onClick: () => setEditing(true),
  };
  return (
    <>
      {next && mayUpdate ? (
        <Button type="primary" disabled={isBusy} onClick={next.onTake}>
          {next.label}
        </Button>
      ) : null}
      <RecordMenu
        of={dealRecord}
        record={deal}
        name={deal.number}
        groups={[
          [
            mayUpdate && edit,
            mayUpdate && status === 'paused' && { key: 'resumes', label: 'Set resume date', onClick: chooseResumeDay },
          ],
        ]}
        deletion={
          status === 'draft' &&
          mayDelete && {
            title: `Delete deal ${deal.number}?`,
            text: `“${deal.title}” disappears with its documents. An admin can bring it back for 30 days.`,
            onDeleted: () => void navigate(list),
          }
        }
      />
      {editing ? <EditDeal record={deal} onSave={saver.save} onClose={() => setEditing(false)} /> : null}
    </>
  );
}
