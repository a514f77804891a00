import type { ConsultationView } from '@portal/contracts';
import type { ListFilter } from '@portal/ui-antd';
import { columnsOf } from '../fields/columns-of.js';
import {
  optionsOf,
  shortTypeLabels,
  displayStatusOf,
  statusLabels,
  typeLabels,
  ConsultationStanding,
} from './consultation-labels.js';
import { PromiseClock } from './promise-clock.js';
import { promiseText } from './promise.js';

const { line, time } = columnsOf<ConsultationView>();

/** The columns that portal and console both have; each list sets widths and places of its own. */
export const consultationColumn = {
  title: line('title', 'Request', { sortable: true, onCard: 'title' }),
  reference: line('reference', 'Number', { sortable: true, width: '136px' }),
  type: line('consultation_type', 'Type', {
    width: '120px',
    cell: (row) => shortTypeLabels[row.consultation_type],
    text: (row) => typeLabels[row.consultation_type],
  }),
  status: line('status', 'Status', {
    sortable: true,
    width: '140px',
    cell: (row) => <ConsultationStanding request={row} />,
    text: (row) => displayStatusOf(row).words,
    onCard: 'corner',
  }),
  promise: line('promised_by', 'Promise', {
    width: '150px',
    cell: (row) => <PromiseClock request={row} />,
    text: (row) => promiseText(row, Date.now()),
  }),
  created: time('created_at', 'Received', { sortable: true, width: '130px' }),
};

/** The filters that portal and console both have. */
export const consultationFilters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(statusLabels), multiple: true },
  { key: 'consultation_type', label: 'Type', options: optionsOf(typeLabels), multiple: true },
];
