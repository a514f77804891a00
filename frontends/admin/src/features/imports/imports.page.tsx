import { listImports } from '@portal/contracts';
import { importQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage } from '@portal/ui-antd';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addresses } from '../../addresses.js';
import { importStatusLabels, importKindLabels } from './import-labels.js';
import { importColumns } from './import.columns.js';
import { UploadImport } from './upload-import.js';
import { choiceFilter } from '../../views/filters.js';
import { useList } from '../../records/use-list.js';
import './imports.css';

const filters = [choiceFilter('kind', 'Of', importKindLabels), choiceFilter('status', 'Status', importStatusLabels)];

/** Files of records that were brought in, live (decisions, section 6). */
export function ImportsPage() {
  useChannel('imports');
  const navigate = useNavigate();
  const list = useList(listImports, importQueries.list);
  const [isUploading, setUploading] = useState(false);
  return (
    <>
      <ListPage
        {...list}
        title="Imports"
        noun={['import', 'imports']}
        columns={importColumns}
        filters={filters}
        searchLabel="Search file name"
        actions={
          <Button
            type="primary"
            icon={<Upload size={15} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setUploading(true)}
          >
            Import a file
          </Button>
        }
        empty={{
          title: 'Nothing imported yet',
          text: 'Bring in companies, people, projects, tasks or deals from a CSV or Excel file. You see what becomes of each line before anything is created, and can undo it for 7 days.',
        }}
        nameOf={({ file_name: name }) => name}
        hrefOf={addresses.import}
      />
      {isUploading ? (
        <UploadImport
          onClose={(made) => {
            setUploading(false);
            if (made) void navigate(addresses.import(made));
          }}
        />
      ) : null}
    </>
  );
}
