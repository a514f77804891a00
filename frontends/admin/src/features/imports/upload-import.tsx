import { importKinds, type ImportView } from '@portal/contracts';
import { useUploadImport } from '@portal/data-access';
import { optionsOf } from '@portal/features';
import { FileField, FormModal } from '@portal/ui-antd';
import { Form, Select } from 'antd';
import { z } from 'zod';
import { importToasts, importKindLabels } from './import-labels.js';
import { useMade } from '../../records/use-made.js';

const uploading = z.strictObject({
  kind: z.enum(importKinds, 'Choose what the lines are'),
  file: z.instanceof(File, { error: 'Choose a file' }),
});

interface UploadImportProps {
  /** With the import, where a file was uploaded. */
  onClose: (made?: ImportView) => void;
}

/** A file with the kind of its lines. Nothing is created of it yet. */
export function UploadImport({ onClose }: UploadImportProps) {
  const upload = useUploadImport();
  return (
    <FormModal
      title="Import a file"
      schema={uploading}
      initialValues={{ kind: 'companies' }}
      submitText="Upload"
      toasts={importToasts.uploaded}
      {...useMade(upload.mutateAsync, onClose)}
    >
      <Form.Item name="kind" label="What the lines are" required>
        <Select options={optionsOf(importKindLabels)} />
      </Form.Item>
      <Form.Item
        name="file"
        label="File"
        required
        extra="CSV or Excel (.xlsx), at most 10 MB and 50,000 lines, with a line of headings. Nothing is created before you have seen what would become of each line."
      >
        <FileField accept=".csv,.tsv,.txt,.xlsx" />
      </Form.Item>
    </FormModal>
  );
}
