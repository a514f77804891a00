import { cannedReplyPlaceholders, createCannedReply, updateCannedReply, type CannedReplyView } from '@portal/contracts';
import { useCreateCannedReply, useUpdateCannedReply } from '@portal/data-access';
import { RichTextInput } from '@portal/features';
import { FormModal } from '@portal/ui-antd';
import { Form, Input } from 'antd';
import { cannedReplyToasts } from './canned-reply-toasts.js';
import './canned-replies.css';

/** Adds a text that answers can begin with. */
export function NewCannedReply({ onClose }: { onClose: () => void }) {
  const create = useCreateCannedReply();
  return (
    <FormModal
      title="New canned reply"
      schema={createCannedReply}
      initialValues={{ name: '', body: '' }}
      submitText="Add canned reply"
      onSubmit={(input) => create.mutateAsync(input)}
      toasts={cannedReplyToasts.created}
      onClose={onClose}
    >
      <Fields />
    </FormModal>
  );
}

/** Changes a text for the answers to come; those that were sent stay as they are. */
export function EditCannedReply({ cannedReply, onClose }: { cannedReply: CannedReplyView; onClose: () => void }) {
  const update = useUpdateCannedReply();
  return (
    <FormModal
      title={`Edit ${cannedReply.name}`}
      schema={updateCannedReply}
      initialValues={{ name: cannedReply.name, body: cannedReply.body }}
      toInput={(values) => ({ ...values, version: cannedReply.version })}
      submitText="Save changes"
      onSubmit={(input) => update.mutateAsync({ id: cannedReply.id, ...input })}
      toasts={cannedReplyToasts.updated}
      onClose={onClose}
    >
      <Fields />
    </FormModal>
  );
}

const Fields = () => (
  <>
    <Form.Item name="name" label="Name" required>
      <Input autoComplete="off" placeholder="Restart first" />
    </Form.Item>
    <Form.Item name="body" label="Text" required>
      <RichTextInput label="Text" />
    </Form.Item>
    <dl className="placeholders stack gap-6 small" aria-label="Placeholders">
      {Object.entries(cannedReplyPlaceholders).map(([name, meaning]) => (
        <div key={name}>
          <dt>{`{{${name}}}`}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </>
);
