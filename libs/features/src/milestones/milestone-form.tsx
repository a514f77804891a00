import { CreateMilestone, messages, transitionActorOf, UpdateMilestone, type MilestoneView } from '@portal/contracts';
import { useCreateMilestone, useSession } from '@portal/data-access';
import { changesOf, FormModal, LineItem, TextItem, DayItem } from '@portal/ui-antd';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';

/** Plans a new milestone. It is shown behind the form while it is being saved. */
export function NewMilestoneForm({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { actor } = useSession();
  const mayAskForApproval = transitionActorOf(actor) === 'admin';
  return (
    <FormModal
      title="New milestone"
      schema={CreateMilestone}
      initialValues={{
        title: '',
        description: '',
        due_date: '',
        ...(mayAskForApproval ? { approval_required: false } : {}),
      }}
      toInput={(values) => ({ ...withDay(values), project_id: projectId })}
      submitText="Add milestone"
      onSubmit={useCreateMilestone().mutateAsync}
      toasts={{ short: messages.short.milestoneCreated, failure: messages.shortFailure.milestoneCreate }}
      onClose={onClose}
    >
      <MilestoneFields mayAskForApproval={mayAskForApproval} />
    </FormModal>
  );
}

interface EditMilestoneFormProps {
  milestone: MilestoneView;
  mayAskForApproval: boolean;
  onSave: (changes: UpdateMilestone, opened: MilestoneView) => Promise<unknown>;
  onClose: () => void;
}

/** Edits a milestone. What it was when the form opened decides what counts as changed. */
export function EditMilestoneForm({ milestone, mayAskForApproval, onSave, onClose }: EditMilestoneFormProps) {
  const [opened] = useState(milestone);
  return (
    <FormModal
      title={`Edit milestone “${opened.title}”`}
      schema={UpdateMilestone}
      initialValues={{
        title: opened.title,
        description: opened.description,
        due_date: opened.due_date,
        ...(mayAskForApproval ? { approval_required: opened.approval_required } : {}),
      }}
      toInput={(values) => changesOf({ ...opened }, withDay(values))}
      submitText="Save changes"
      onSubmit={(changes) => onSave(changes, opened)}
      onClose={onClose}
    >
      <MilestoneFields mayAskForApproval={mayAskForApproval} />
    </FormModal>
  );
}

/** A cleared date field holds an empty text: no date. */
const withDay = ({ due_date: day, ...values }: Record<string, unknown>): Record<string, unknown> => ({
  ...values,
  due_date: day === '' ? null : day,
});

const MilestoneFields = ({ mayAskForApproval }: { mayAskForApproval: boolean }) => (
  <>
    <LineItem name="title" label="Title" required input={{ autoFocus: true }} />
    <TextItem name="description" label="What is done by then" rows={[3, 10]} />
    <DayItem name="due_date" label="Due date" day={{ className: 'milestone-form__day' }} />
    {mayAskForApproval ? (
      <Form.Item name="approval_required" valuePropName="checked" required>
        <Checkbox>The customer has to approve it before it counts as completed</Checkbox>
      </Form.Item>
    ) : null}
  </>
);
