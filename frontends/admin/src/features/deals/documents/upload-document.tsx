import { createDealDocument, type DealView } from '@portal/contracts';
import { useUploadDealDocument } from '@portal/data-access';
import { documentKindLabels, optionsOf } from '@portal/features';
import { FileField, FormModal } from '@portal/ui-antd';
import { Form, Input, Select } from 'antd';
import { z } from 'zod';
import { documentRecord } from './document.record.js';

interface UploadDocumentProps {
  deal: DealView;
  onClose: () => void;
}

/** Files a document that was written elsewhere. */
export function UploadDocument({ deal, onClose }: UploadDocumentProps) {
  const upload = useUploadDealDocument();
  return (
    <FormModal
      title="Upload document"
      schema={uploading}
      initialValues={{ kind: 'contract', title: '' }}
      toInput={(values) => ({
        deal_id: deal.id,
        kind: values['kind'],
        ...(values['title'] ? { title: values['title'] } : {}),
        file: values['file'],
      })}
      submitText="Upload document"
      onSubmit={(input) => upload.mutateAsync(input)}
      toasts={documentRecord.toasts.created}
      onClose={onClose}
    >
      <Form.Item name="kind" label="Kind" required>
        <Select options={optionsOf(documentKindLabels)} />
      </Form.Item>
      <Form.Item name="file" label="File" required extra="At most 10 MB. To be signed it must be a PDF.">
        <FileField />
      </Form.Item>
      <Form.Item name="title" label="Title" extra="By default the name of the file.">
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

const uploading = createDealDocument
  .pick({ deal_id: true, kind: true, title: true })
  .extend({ file: z.instanceof(File, { error: 'Choose a file' }) });
