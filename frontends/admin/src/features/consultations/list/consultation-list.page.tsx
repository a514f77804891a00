import { ListConsultations, type ConsultationView } from '@portal/contracts';
import { consultationQueries } from '@portal/data-access';
import { useLiveConsultations, useRecordList, useSaveConsultation } from '@portal/features';
import { addresses } from '../../../addresses.js';
import { RowEditor } from '../../../forms/row-editor.js';
import { RecordList } from '../../../records/record-list.js';
import { ConsultationForm } from '../consultation.form.js';
import { requestRecord } from '../consultation.record.js';
import { requestList } from './consultation.columns.js';
import { useConsultationBulkActions } from './use-consultation-bulk-actions.js';
import { useConsultationFilters } from './use-consultation-filters.js';

const deleted = { of: requestRecord, columns: ['title', 'reference', 'status', 'created_at'] };

/** Edits a request without opening it. */
const EditFromList = ({ request }: { request: ConsultationView }) => (
  <RowEditor
    saver={useSaveConsultation(request)}
    form={(save, close) => <ConsultationForm request={request} onSave={save} onClose={close} />}
  />
);

/** All requests as a list. */
export function ConsultationListPage() {
  const list = useRecordList(ListConsultations, consultationQueries.list, 'view');
  const changes = useLiveConsultations();
  const filters = useConsultationFilters(list.query);
  const { actions, dialogs } = useConsultationBulkActions();
  return (
    <>
      <RecordList
        {...requestList}
        {...list}
        deleted={deleted}
        filters={filters}
        bulkActions={actions}
        hrefOf={addresses.consultation}
        editor={(row) => <EditFromList request={row} />}
        changes={changes}
      />
      {dialogs}
    </>
  );
}
