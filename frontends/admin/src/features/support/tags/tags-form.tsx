import { UpdateTicket } from '@portal/contracts';
import { FormModal } from '@portal/ui-antd';
import { Form } from 'antd';
import { TagSelect } from './tag-select.js';

const tagging = UpdateTicket.pick({ add_tags: true, remove_tags: true });

interface TagsFormProps {
  /** Whose tags: "this ticket", "these 3 tickets". */
  what: string;
  onSubmit: (changes: Pick<UpdateTicket, 'add_tags' | 'remove_tags'>) => Promise<unknown>;
  onClose: () => void;
}

/** Puts tags on several tickets, and takes others off them. */
export const TagsForm = ({ what, onSubmit, onClose }: TagsFormProps) => (
  <FormModal
    title={`Tags of ${what}`}
    schema={tagging}
    initialValues={{ add_tags: [], remove_tags: [] }}
    submitText="Change tags"
    onSubmit={onSubmit}
    onClose={onClose}
  >
    <Form.Item name="add_tags" label="Add" extra="The team alone sees tags.">
      <TagSelect />
    </Form.Item>
    <Form.Item name="remove_tags" label="Remove">
      <TagSelect />
    </Form.Item>
  </FormModal>
);
