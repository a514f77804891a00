import { listConsultations, type ConsultationView } from '@portal/contracts';
import { consultationQueries, useFetchPage } from '@portal/data-access';
import { useLiveConsultations, useLiveMeetings } from '@portal/features';
import { ListAndDetail, ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { deletedColumns } from '../../../deleted/deleted-list.js';
import { useEditedRow } from '../../../forms/use-edited-row.js';
import { ConsultationDetail } from '../detail/consultation-detail.js';
import { consultationColumns } from './consultation.columns.js';
import { RestoreConsultation } from './restore-consultation.js';
import { EditFromList } from './edit-from-list.js';
import { requestList } from './request-list.js';
import { useConsultationBulkActions } from './use-consultation-bulk-actions.js';
import { useConsultationFilters } from './use-consultation-filters.js';

/** What was deleted opens nowhere; it comes back first. */
const goneColumns = deletedColumns(consultationColumns, ['title', 'reference', 'status', 'created_at'], (row) => (
  <RestoreConsultation request={row} />
));

/** All requests; the open one stands beside the list on wide screens and in its place on others. */
export function ConsultationListPage() {
  const { id } = useParams();
  const [query, setQuery] = useListQuery(listConsultations, 'view');
  const result = useQuery(consultationQueries.list(query));
  const fetchPage = useFetchPage(consultationQueries.list);
  const changes = useLiveConsultations();
  const meetingMarks = useLiveMeetings();
  const filters = useConsultationFilters(query);
  const { edited, edit } = useEditedRow<ConsultationView>();
  const { actions, dialogs } = useConsultationBulkActions();
  return (
    <>
      <ListAndDetail
        detailLabel="Open request"
        list={
          <ListPage
            {...requestList}
            result={result}
            fetchPage={fetchPage}
            query={query}
            onQueryChange={setQuery}
            filters={filters}
            {...(query.deleted
              ? { columns: goneColumns }
              : {
                  bulkActions: actions,
                  hrefOf: (row: ConsultationView) => addresses.consultation(row),
                  onEdit: edit,
                })}
            openId={id}
            changes={changes}
          />
        }
        detail={
          id ? <ConsultationDetail key={id} id={id} change={changes.get(id)} meetingMarks={meetingMarks} /> : null
        }
      />
      {edited ? <EditFromList key={edited.turn} request={edited.row} /> : null}
      {dialogs}
    </>
  );
}
