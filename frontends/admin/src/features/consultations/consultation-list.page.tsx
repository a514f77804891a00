import { listConsultations, type ConsultationView } from '@portal/contracts';
import { consultationQueries } from '@portal/data-access';
import { consultationFilters, optionsOf, urgencyWords, useLiveConsultations } from '@portal/features';
import { ListAndDetail, ListPage, useListQuery, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { usePersonOptions } from '../../people/use-person-options.js';
import { ConsultationDetail } from './consultation-detail.js';
import { consultationColumns } from './consultation.columns.js';
import { EditFromList } from './edit-from-list.js';
import { useConsultationBulkActions } from './use-consultation-bulk-actions.js';

const ownFilters: readonly ListFilter[] = [
  ...consultationFilters,
  { key: 'urgency', label: 'Urgency', options: optionsOf(urgencyWords), multiple: true },
  { key: 'late', label: 'Promise', options: [{ value: 'true', label: 'Late only' }] },
];

/** All requests; the open one stands beside the list on wide screens and in its place on others. */
export function ConsultationListPage() {
  const { id } = useParams();
  const [query, setQuery] = useListQuery(listConsultations);
  const result = useQuery(consultationQueries.list(query));
  const changes = useLiveConsultations();
  const customers = usePersonOptions('customer', query.customer_id);
  const filters = useMemo(
    () => [...ownFilters, { key: 'customer_id', label: 'Customer', options: customers }],
    [customers],
  );
  const [editing, setEditing] = useState<{ row: ConsultationView; turn: number }>();
  const bulkActions = useConsultationBulkActions();
  return (
    <>
      <ListAndDetail
        detailLabel="Open request"
        list={
          <ListPage
            title="Consultations"
            noun={['request', 'requests']}
            result={result}
            columns={consultationColumns}
            query={query}
            onQueryChange={setQuery}
            filters={filters}
            searchLabel="Search number, title, name or e-mail"
            empty={{
              title: 'No requests yet',
              text: 'Requests from the website and the portal appear here by themselves.',
            }}
            bulkActions={bulkActions}
            nameOf={(row) => `${row.reference} ${row.title}`}
            hrefOf={(row) => `/admin/consultations/${row.id}`}
            onEdit={(row) => setEditing((before) => ({ row, turn: (before?.turn ?? 0) + 1 }))}
            openId={id}
            changes={changes}
          />
        }
        detail={id ? <ConsultationDetail key={id} id={id} change={changes.get(id)} /> : null}
      />
      {editing ? <EditFromList key={editing.turn} request={editing.row} /> : null}
    </>
  );
}
