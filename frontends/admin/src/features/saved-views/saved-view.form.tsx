import { createSavedView, updateSavedView, type SavedViewView } from '@portal/contracts';
import { useCreateSavedView, useUpdateSavedView } from '@portal/data-access';
import { FormModal } from '@portal/ui-antd';
import { Checkbox, Form, Input } from 'antd';
import { savedViewToasts } from './saved-view-toasts.js';

interface NewSavedViewProps {
  /** The list's address and its search. */
  path: string;
  search: string;
  onClose: () => void;
}

/** Saves what a list shows under a name. */
export function NewSavedView({ path, search, onClose }: NewSavedViewProps) {
  const create = useCreateSavedView();
  return (
    <FormModal
      title="Save this view"
      schema={createSavedView}
      initialValues={{ name: '', is_shared: false }}
      toInput={(values) => ({ ...values, path, search })}
      submitText="Save view"
      onSubmit={(input) => create.mutateAsync(input)}
      toasts={savedViewToasts.created}
      onClose={onClose}
    >
      <Fields />
    </FormModal>
  );
}

/** Renames a view or shares it. */
export function EditSavedView({ view, onClose }: { view: SavedViewView; onClose: () => void }) {
  const update = useUpdateSavedView();
  return (
    <FormModal
      title={`Change the view “${view.name}”`}
      schema={updateSavedView}
      initialValues={{ name: view.name, is_shared: view.is_shared }}
      toInput={(values) => ({ ...values, version: view.version })}
      submitText="Save changes"
      onSubmit={(input) => update.mutateAsync({ id: view.id, ...input })}
      toasts={savedViewToasts.updated}
      onClose={onClose}
    >
      <Fields />
    </FormModal>
  );
}

const Fields = () => (
  <>
    <Form.Item name="name" label="Name" required>
      <Input />
    </Form.Item>
    <Form.Item name="is_shared" valuePropName="checked">
      <Checkbox>Share it with all admins</Checkbox>
    </Form.Item>
  </>
);
