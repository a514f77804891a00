import type { ErrorGroupView } from '@portal/contracts';
import { StatusTag, type ListColumn } from '@portal/ui-antd';
import { groupStatusTones, groupStatusLabels, severityTones, severityLabels } from './error-group-labels.js';
import { columnsOf } from '../../views/columns.js';

const { line, tag, time } = columnsOf<ErrorGroupView>();

/** The columns of the reported errors. */
export const errorGroupColumns: readonly ListColumn<ErrorGroupView>[] = [
  line('message', 'Error', { onCard: 'title' }),
  {
    key: 'severity',
    title: 'Severity',
    sortable: true,
    width: '120px',
    cell: (row) => <StatusTag tone={severityTones[row.severity]}>{severityLabels[row.severity]}</StatusTag>,
    text: (row) => severityLabels[row.severity],
  },
  tag(
    'status',
    'Status',
    { text: (row) => groupStatusLabels[row.status], tone: (row) => groupStatusTones[row.status] },
    { width: '130px' },
  ),
  line('count', 'Times', { sortable: true, width: '90px', align: 'end', cell: (row) => row.count.toLocaleString() }),
  line('route', 'Page', { width: '200px', priority: 'low' }),
  time('last_seen', 'Last seen', { sortable: true, width: '130px' }),
];
