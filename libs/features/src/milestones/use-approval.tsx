import {
  ApproveMilestone,
  RequestMilestoneChanges,
  requiredLongText,
  type MilestoneView,
  type ProjectAccess,
} from '@portal/contracts';
import { useApproveMilestone, useCan, useRequestMilestoneChanges, useSession } from '@portal/data-access';
import { withToasts } from '@portal/ui';
import { ReasonModal, useConfirm } from '@portal/ui-antd';
import { useState, type ReactNode } from 'react';
import { useOpenTasks } from './use-open-tasks.js';
import { milestoneUpdateToasts } from './use-save-milestone.js';

export interface Approval {
  mayApprove: boolean;
  /** The reader isn't the owner and approves on the owner's behalf, with a reason. */
  onBehalf: boolean;
  /** The milestone whose tasks are being loaded before its approval is confirmed. */
  waitsFor: string | undefined;
  /** Confirms, then approves. */
  approve: (milestone: MilestoneView) => void;
  /** Opens the dialog for the comment, then sends the milestone back. */
  requestChanges: (milestone: MilestoneView) => void;
  /** The dialog for the words; render it once, where it outlives the row it is about. */
  dialog: ReactNode;
}

interface Opened {
  about: 'approval' | 'changes';
  milestone: MilestoneView;
  /** What is still to be done for it, in words. */
  open?: string | undefined;
}

const approveOnBehalf = ApproveMilestone.extend({ reason: requiredLongText });

/** Approves milestones or requests changes; on the owner's behalf with a reason, which is kept. */
export function useApproval(access: ProjectAccess | null): Approval {
  const mayApprove = useCan('milestone.approve', { access });
  const { isAdmin: onBehalf } = useSession();
  const [opened, setOpened] = useState<Opened>();
  const approval = useApproveMilestone();
  const changes = useRequestMilestoneChanges();
  const confirm = useConfirm();
  const { openTasksOf, waitsFor } = useOpenTasks();

  const approve = async (milestone: MilestoneView): Promise<void> => {
    const open = await openTasksOf(milestone);
    if (open === null) return;
    if (onBehalf) return setOpened({ about: 'approval', milestone, open });
    const agreed = await confirm({
      title: `Approve “${milestone.title}”?`,
      text: open
        ? `${open} Approve all the same?`
        : 'You agree that this part is done as you want it. The milestone is completed with your approval.',
      confirm: 'Approve milestone',
      keep: 'Not yet',
      danger: false,
    });
    const { id, version } = milestone;
    if (agreed) await withToasts(approval.mutateAsync({ id, version }), milestoneUpdateToasts);
  };
  const close = (): void => setOpened(undefined);
  return {
    mayApprove,
    onBehalf,
    waitsFor,
    approve: (milestone) => void approve(milestone),
    requestChanges: (milestone) => setOpened({ about: 'changes', milestone }),
    dialog:
      opened &&
      (opened.about === 'approval' ? (
        <ReasonForm
          milestone={opened.milestone}
          open={opened.open}
          onSubmit={(input) => approval.mutateAsync({ id: opened.milestone.id, ...input })}
          onClose={close}
        />
      ) : (
        <ChangesForm
          milestone={opened.milestone}
          onSubmit={(input) => changes.mutateAsync({ id: opened.milestone.id, ...input })}
          onClose={close}
        />
      )),
  };
}

interface WordsFormProps<Input> {
  milestone: MilestoneView;
  onSubmit: (input: Input) => Promise<unknown>;
  onClose: () => void;
}

const ReasonForm = ({
  milestone: { title, version },
  open,
  ...form
}: WordsFormProps<{ reason: string; version?: number | undefined }> & Pick<Opened, 'open'>) => (
  <ReasonModal
    title={`Approve “${title}” for the owner`}
    schema={approveOnBehalf}
    toInput={(values) => ({ ...values, version })}
    submitText="Approve milestone"
    toasts={milestoneUpdateToasts}
    {...form}

    name="reason"
    label="Why you approve it"
    required
    extra="For example “Agreed by phone”. The owner reads it in the project’s activity."
  >
    {open ? <p className="milestones__warning tinted">{open} Approve all the same?</p> : null}
  </ReasonModal>
);

const ChangesForm = ({
  milestone: { title, version },
  ...form
}: WordsFormProps<{ comment: string; version?: number | undefined }>) => (
  <ReasonModal
    title={`Ask for changes to “${title}”`}
    schema={RequestMilestoneChanges}
    toInput={(values) => ({ ...values, version })}
    submitText="Ask for changes"
    toasts={milestoneUpdateToasts}
    {...form}

    name="comment"
    label="What should be different"
    required
    extra="The milestone goes back to work with these words."
  />
);
