import { importDefinitions, type ImportView } from '@portal/contracts';
import { Meter, RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { importStatusLabel, importStatusTone, isBusy, percentOf } from './import-labels.js';

/** "1 line", "2 lines" */
export const linesText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}`;

/** What came of the lines, in a few words. */
export function outcomeText({ counts, line_total: total }: ImportView): string {
  const lines = (count: number): string => count.toLocaleString('en-US');
  if (counts.created > 0) return `${lines(counts.created)} of ${lines(total)} created`;
  if (counts.removed > 0) return `${lines(counts.removed)} taken back`;
  if (counts.new + counts.wrong + counts.existing > 0) return `${lines(counts.new)} new, ${lines(counts.wrong)} wrong`;
  return linesText(total);
}

export const importColumns: readonly ListColumn<ImportView>[] = [
  { key: 'file_name', title: 'File', text: ({ file_name: name }) => name, sortable: true, onCard: 'title' },
  {
    key: 'kind',
    title: 'Of',
    width: '120px',
    text: ({ kind }) => importDefinitions[kind].label,
  },
  {
    key: 'status',
    title: 'Status',
    width: '180px',
    cell: (run) => (
      <span className="stack gap-4 shrinks">
        <StatusTag tone={importStatusTone(run)}>{importStatusLabel(run)}</StatusTag>
        {isBusy(run) ? <Meter percent={percentOf(run)} label={`Progress of ${run.file_name}`} /> : null}
      </span>
    ),
    text: importStatusLabel,
    priority: 'high',
  },
  { key: 'outcome', title: 'Lines', width: '190px', text: outcomeText },
  { key: 'owner_name', title: 'By', width: '150px', text: ({ owner_name: name }) => name, priority: 'low' },
  {
    key: 'created_at',
    title: 'When',
    sortable: true,
    width: '132px',
    cell: ({ created_at: at }) => <RelativeTime at={at} />,
    text: ({ created_at: at }) => at,
  },
];
