import type { ErrorGroupView } from '@portal/contracts';
import { RelativeTime, StatusTag, type ListColumn } from '@portal/ui-antd';
import { groupStatusTones, groupStatusLabels, severityTones, severityLabels } from './error-group-labels.js';

/** The columns of the reported errors. */
export const errorGroupColumns: readonly ListColumn<ErrorGroupView>[] = [
  { key: 'message', title: 'Error', text: (row) => row.message, onCard: 'title' },
  {
    key: 'severity',
    title: 'Severity',
    sortable: true,
    width: '120px',
    cell: (row) => <StatusTag tone={severityTones[row.severity]}>{severityLabels[row.severity]}</StatusTag>,
    text: (row) => severityLabels[row.severity],
  },
  {
    key: 'status',
    title: 'Status',
    width: '130px',
    cell: (row) => <StatusTag tone={groupStatusTones[row.status]}>{groupStatusLabels[row.status]}</StatusTag>,
    text: (row) => groupStatusLabels[row.status],
    onCard: 'corner',
  },
  {
    key: 'count',
    title: 'Times',
    sortable: true,
    width: '90px',
    align: 'end',
    cell: (row) => row.count.toLocaleString(),
    text: (row) => String(row.count),
  },
  { key: 'route', title: 'Page', width: '200px', text: (row) => row.route, priority: 'low' },
  {
    key: 'last_seen',
    title: 'Last seen',
    sortable: true,
    width: '130px',
    cell: (row) => <RelativeTime at={row.last_seen} />,
    text: (row) => row.last_seen,
  },
];
