import type { ConsultationView } from '@portal/contracts';
import type { ListPageProps, ListQuery } from '@portal/ui-antd';
import { ConsultationViews } from './consultation-views.js';
import { consultationColumns } from './consultation.columns.js';

/** What the list and the board of requests have in common. */
export const requestList = {
  title: 'Consultations',
  noun: ['request', 'requests'],
  columns: consultationColumns,
  searchLabel: 'Search number, title, name or e-mail',
  actions: <ConsultationViews />,
  empty: {
    title: 'No requests yet',
    text: 'Requests from the website and the portal appear here by themselves.',
  },
  nameOf: (row) => `${row.reference} ${row.title}`,
} satisfies Partial<ListPageProps<ConsultationView, ListQuery>>;
