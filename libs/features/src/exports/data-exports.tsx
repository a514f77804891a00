import {
  formatFileSize,
  openDataExportStatuses,
  type DataExportView,
  type ListDataExports,
  type CreateDataExport,
} from '@portal/contracts';
import { dataExportHref, dataExportQueries, useCancelDataExport, useCreateDataExport } from '@portal/data-access';
import { ErrorState, exactTimeText, withStop, withToasts, type TimeStyle } from '@portal/ui';
import { Meter, RelativeTime, StatusTag, useTimeStyle } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConfirmedButton } from '../confirmed-button.js';
import { useLiveRows } from '../live/use-live-rows.js';
import { exportPercent, exportStatusLabels, fileRunTones, exportToasts } from './export-labels.js';
import './data-exports.css';

const SHOWN = 10;

interface DataExportsProps {
  /** Whose exports. */
  of: Pick<ListDataExports, 'company_id' | 'person_id'>;
  /** Whether others than the reader may have asked for them. */
  hasOwners?: boolean;
  empty: string;
}

/** The exports of a company or a person, the newest first: how far each is, and its archive while there is one. */
export function DataExports({ of, hasOwners = false, empty }: DataExportsProps) {
  useLiveRows('exports', 'data_exports');
  const { data, error, refetch } = useQuery(dataExportQueries.list({ ...of, limit: SHOWN }));
  if (error && !data)
    return <ErrorState title="The exports could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (data?.data.length === 0) return <p className="muted small">{empty}</p>;
  return (
    <ul className="stack gap-12" aria-label="Exports" aria-busy={!data}>
      {data?.data.map((made) => <DataExportItem key={made.id} made={made} hasOwners={hasOwners} />) ?? (
        <li className="skeleton-bar" aria-hidden="true" />
      )}
    </ul>
  );
}

function DataExportItem({ made, hasOwners }: { made: DataExportView; hasOwners: boolean }) {
  const { status, reason } = made;
  const style = useTimeStyle();
  return (
    <li className="data-exports__item row wrap between">
      <div className="data-exports__text stack gap-4 shrinks">
        <span className="data-exports__head row wrap">
          <StatusTag tone={fileRunTones[status]}>{exportStatusLabels[status]}</StatusTag>
          <RelativeTime at={made.created_at} />
          {hasOwners ? <span className="muted small">by {made.owner_name}</span> : null}
        </span>
        {status === 'running' ? <Meter percent={exportPercent(made)} label="Progress of the export" /> : null}
        <span className="muted small">{reason === null ? factsOf(made, style) : withStop(reason)}</span>
      </div>
      <ExportAction made={made} />
    </li>
  );
}

function ExportAction({ made }: { made: DataExportView }) {
  const cancel = useCancelDataExport();
  if ((openDataExportStatuses as readonly string[]).includes(made.status))
    return (
      <Button
        size="small"
        loading={cancel.isPending}
        onClick={() => void withToasts(cancel.mutateAsync({ id: made.id }), exportToasts.cancelled)}
      >
        Cancel export
      </Button>
    );
  if (!made.has_file) return null;
  return (
    <Button
      size="small"
      href={dataExportHref(made)}
      download={made.file_name ?? ''}
      aria-label={`Download ${made.file_name ?? 'archive'}`}
      icon={<Download size={14} strokeWidth={1.75} />}
    >
      Download
    </Button>
  );
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;

/** "1,204 records and 17 files, 3.4 MB, until Dec 9, 2026, 5:40 PM EST" */
function factsOf(made: DataExportView, style: TimeStyle): string {
  const { status, row_count: rows, file_count: files, missing_count: missing, file_size: size } = made;
  if (status === 'queued') return 'Starts in a moment. You can leave this page.';
  if (status === 'cancelled') return 'No archive was made.';
  const content = `${counted(rows, 'record')} and ${counted(files, 'file')}`;
  if (status === 'running') return `${content} so far. We tell you when it is ready.`;
  const lost = missing === 0 ? '' : ` (${counted(missing, 'file')} could not be found)`;
  const kept =
    made.has_file && made.expires_at !== null
      ? `until ${exactTimeText(made.expires_at, style)}`
      : 'the archive is gone';
  return [content + lost, size === null ? '' : formatFileSize(size), kept].filter(Boolean).join(', ');
}

interface ExportButtonProps {
  /** What is asked for. */
  asked: Partial<CreateDataExport>;
  title: string;
  /** What is in the archive, and what isn't. */
  text: ReactNode;
  children: ReactNode;
}

/** Asks for an archive, once it was said what will be in it. */
export const ExportButton = ({ asked, title, text, children }: ExportButtonProps) => (
  <ConfirmedButton
    mutation={useCreateDataExport()}
    input={{ kind: 'person', ...asked }}
    question={{ title, text, confirm: 'Start export', danger: false }}
    toasts={exportToasts.asked}
  >
    {children}
  </ConfirmedButton>
);
