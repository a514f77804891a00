import { runWorkflow, workflowRecords, type WorkflowView } from '@portal/contracts';
import { useRunWorkflow } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { Form } from 'antd';
import { useNavigate } from 'react-router';
import { addresses } from '../../../addresses.js';
import { RecordPicker } from '../testing/record-picker.js';
import { aRecord } from '../labels/trigger-labels.js';
import { workflowToasts } from '../workflow-toasts.js';

interface RunWorkflowFormProps {
  workflow: Pick<WorkflowView, 'id' | 'name' | 'record'>;
  onClose: () => void;
}

/** Starts a workflow by hand, on a record where its runs are about one; its run opens. */
export function RunWorkflowForm({ workflow: { id, name, record }, onClose }: RunWorkflowFormProps) {
  const run = useRunWorkflow();
  const navigate = useNavigate();
  return (
    <FormModal
      title={`Run ${name}`}
      schema={record ? runWorkflow.required({ record_id: true }) : runWorkflow}
      toInput={(values) => (values['record_id'] ? { record_id: values['record_id'] } : {})}
      submitText="Run workflow"
      onSubmit={async (input) => {
        const { id: made } = await run.mutateAsync({ id, ...input });
        void navigate(addresses.workflowRun({ id: made }));
      }}
      toasts={workflowToasts.triggered}
      onClose={onClose}
    >
      {record ? (
        <Form.Item
          name="record_id"
          label={workflowRecords[record].label}
          extra="Its steps are really taken, now, whether its conditions hold or not."
          required
        >
          <RecordPicker kind={record} placeholder={`Choose ${aRecord(record)}`} />
        </Form.Item>
      ) : (
        <p>Its steps are really taken, now.</p>
      )}
    </FormModal>
  );
}
