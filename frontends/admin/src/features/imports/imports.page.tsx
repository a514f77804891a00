import { CreateImport, importKinds, ListImports, type ImportView } from '@portal/contracts';
import { importQueries, useUploadImport } from '@portal/data-access';
import { NewButton, optionsOf, useRecordList } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { ChoiceItem, FileField, FormModal, LineItem, ListPage } from '@portal/ui-antd';
import { Form } from 'antd';
import { Upload } from 'lucide-react';
import { z } from 'zod';
import { addresses } from '../../addresses.js';
import { choiceFilter } from '../../views/filters.js';
import { importKindLabels, importStatusLabels, importToasts } from './import-labels.js';
import { importColumns } from './import.columns.js';
import './imports.css';

const filters = [choiceFilter('kind', 'Of', importKindLabels), choiceFilter('status', 'Status', importStatusLabels)];

/** Files of records that were brought in, live (decisions, section 6). */
export function ImportsPage() {
  useChannel('imports');
  const list = useRecordList(ListImports, importQueries.list);
  return (
    <ListPage
      {...list}
      title="Imports"
      noun={['import', 'imports']}
      columns={importColumns}
      filters={filters}
      searchLabel="Search file name"
      actions={
        <NewButton
          type="primary"
          icon={<Upload size={15} strokeWidth={1.75} />}
          label="Import a file"
          form={(close) => <UploadImport onClose={close} />}
          addressOf={addresses.import}
        />
      }
      empty={{
        title: 'Nothing imported yet',
        text: 'Bring in companies, people, projects, tasks or deals from a CSV or Excel file. You see what becomes of each line before anything is created, and can undo it for 7 days.',
      }}
      nameOf={({ file_name: name }) => name}
      hrefOf={addresses.import}
    />
  );
}

const uploading = z.strictObject({
  kind: z.enum(importKinds, 'Choose what the lines are'),
  sheet: CreateImport.shape.sheet.nullable(),
  file: z.instanceof(File, { error: 'Choose a file' }),
});

interface UploadImportProps {
  /** With the import, where a file was uploaded. */
  onClose: (made?: ImportView) => void;
}

/** A file with the kind of its lines. Nothing is created of it yet. */
export const UploadImport = ({ onClose }: UploadImportProps) => (
  <FormModal
    title="Import a file"
    schema={uploading}
    initialValues={{ kind: 'companies' }}
    submitText="Upload"
    toasts={importToasts.uploaded}
    onSubmit={useUploadImport().mutateAsync}
    onClose={onClose}
  >
    <ChoiceItem name="kind" label="What the lines are" required options={optionsOf(importKindLabels)} />
    <Form.Item
      name="file"
      label="File"
      required
      extra="CSV or Excel (.xlsx), at most 10 MB and 50,000 lines, with a line of headings. Nothing is created before you have seen what would become of each line."
    >
      <FileField accept=".csv,.tsv,.txt,.xlsx" />
    </Form.Item>
    <LineItem
      name="sheet"
      label="Sheet"
      extra="Of a workbook with several; by default the first with a table."
      input={{ autoComplete: 'off' }}
    />
  </FormModal>
);
