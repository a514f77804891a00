import {
  approveMilestone,
  requestMilestoneChanges,
  requiredLongText,
  type MilestoneView,
  type ProjectAccess,
} from '@portal/contracts';
import { useApproveMilestone, useCan, useRequestMilestoneChanges, useSession } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { FormModal, useConfirm } from '@portal/ui-antd';
import { Form, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { milestoneUpdateSays } from './use-save-milestone.js';

export interface Approval {
  mayApprove: boolean;
  /** The reader isn't the owner and approves on the owner's behalf, with a reason. */
  onBehalf: boolean;
  /** Asks whether to approve, then does. */
  approve: (milestone: MilestoneView) => void;
  /** Asks what should be different, then sends the milestone back. */
  requestChanges: (milestone: MilestoneView) => void;
  /** The dialog for the words; render it once, where it outlives the row it is about. */
  dialog: ReactNode;
}

interface Opened {
  about: 'approval' | 'changes';
  milestone: MilestoneView;
}

const approveOnBehalf = approveMilestone.extend({ reason: requiredLongText });

/** Approves milestones or asks for changes to them; who does it for the owner gives the reason, and it is kept. */
export function useApproval(access: ProjectAccess | null): Approval {
  const mayApprove = useCan('milestone.approve', { access });
  const { isAdmin: onBehalf } = useSession();
  const [opened, setOpened] = useState<Opened>();
  const approval = useApproveMilestone();
  const changes = useRequestMilestoneChanges();
  const toasts = useActionToasts(milestoneUpdateSays);
  const confirm = useConfirm();

  const approve = async (milestone: MilestoneView): Promise<void> => {
    if (onBehalf) return setOpened({ about: 'approval', milestone });
    const agreed = await confirm({
      title: `Approve “${milestone.title}”?`,
      text: 'You agree that this part is done as you want it. The milestone is completed with your approval.',
      confirm: 'Approve milestone',
      keep: 'Not yet',
      danger: false,
    });
    if (!agreed) return undefined;
    return approval
      .mutateAsync({ id: milestone.id, version: milestone.version })
      .then(toasts.onSuccess, toasts.onError);
  };
  const close = (): void => setOpened(undefined);
  return {
    mayApprove,
    onBehalf,
    approve: (milestone) => void approve(milestone),
    requestChanges: (milestone) => setOpened({ about: 'changes', milestone }),
    dialog:
      opened &&
      (opened.about === 'approval' ? (
        <ReasonForm
          milestone={opened.milestone}
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
  ...form
}: WordsFormProps<{ reason: string; version?: number | undefined }>) => (
  <FormModal
    title={`Approve “${title}” for the owner`}
    schema={approveOnBehalf}
    initialValues={{ reason: '' }}
    toInput={(values) => ({ ...values, version })}
    submitText="Approve milestone"
    says={milestoneUpdateSays}
    {...form}
  >
    <Form.Item
      name="reason"
      label="Why you approve it"
      required
      extra="For example “Agreed by phone”. The owner reads it in the project’s activity."
    >
      <Input.TextArea autoFocus autoSize={{ minRows: 3, maxRows: 8 }} />
    </Form.Item>
  </FormModal>
);

const ChangesForm = ({
  milestone: { title, version },
  ...form
}: WordsFormProps<{ comment: string; version?: number | undefined }>) => (
  <FormModal
    title={`Ask for changes to “${title}”`}
    schema={requestMilestoneChanges}
    initialValues={{ comment: '' }}
    toInput={(values) => ({ ...values, version })}
    submitText="Ask for changes"
    says={milestoneUpdateSays}
    {...form}
  >
    <Form.Item
      name="comment"
      label="What should be different"
      required
      extra="The milestone goes back to work with these words."
    >
      <Input.TextArea autoFocus autoSize={{ minRows: 4, maxRows: 12 }} />
    </Form.Item>
  </FormModal>
);
