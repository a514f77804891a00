import { importDefinitions, type ImportView } from '@portal/contracts';
import { columnsOf } from '@portal/features';
import { Meter, StatusTag, type ListColumn } from '@portal/ui-antd';
import { importStatusLabel, importStatusTone, isBusy, percentOf } from './import-labels.js';

/** "1 line", "2 lines" */
export const linesText = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}`;

/** What came of the lines, in a few words. */
export function outcomeText({ counts, line_total: total }: ImportView): string {
  const lines = (count: number): string => count.toLocaleString('en-US');
  const { created, updated, removed, restored, kept, changed, existing, wrong } = counts;
  if (updated > 0) return `${lines(created)} created, ${lines(updated)} updated`;
  if (created > 0) return `${lines(created)} of ${lines(total)} created`;
  if (removed + restored + kept > 0)
    return `${lines(removed + restored)} taken back${kept > 0 ? `, ${lines(kept)} kept` : ''}`;
  const differing = changed > 0 ? ` ${lines(changed)} with other values,` : '';
  if (counts.new + changed + wrong + existing > 0) return `${lines(counts.new)} new,${differing} ${lines(wrong)} wrong`;
  return linesText(total);
}

const { line, time } = columnsOf<ImportView>();

export const importColumns: readonly ListColumn<ImportView>[] = [
  line('file_name', 'File', { sortable: true, onCard: 'title' }),
  line('kind', 'Of', { width: '120px', text: ({ kind }) => importDefinitions[kind].label }),
  line('status', 'Status', {
    width: '180px',
    cell: (run) => (
      <span className="stack gap-4 shrinks">
        <StatusTag tone={importStatusTone(run)}>{importStatusLabel(run)}</StatusTag>
        {isBusy(run) ? <Meter percent={percentOf(run)} label={`Progress of ${run.file_name}`} /> : null}
      </span>
    ),
    text: importStatusLabel,
    priority: 'high',
  }),
  { key: 'outcome', title: 'Lines', width: '190px', text: outcomeText, fields: ['line_total', 'line_count'] },
  line('owner_name', 'By', { width: '150px', priority: 'low' }),
  time('created_at', 'When', { sortable: true, width: '132px' }),
];
