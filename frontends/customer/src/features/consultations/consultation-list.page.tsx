import { type ConsultationView, listConsultations } from '@portal/contracts';
import { Can, consultationQueries } from '@portal/data-access';
import {
  consultationColumn,
  consultationFilters,
  PromiseClock,
  useInitialData,
  useLiveConsultations,
  useNewRecord,
  useRecordList,
} from '@portal/features';
import { type ListColumn, ListPage, ListPlace } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { BookConsultation } from './book-consultation.js';
import { OwnMeetings, ownMeetingsQuery } from './own-meetings.js';

/** The customer's requests; an admin sees all (decisions 7.2). */
export function ConsultationListPage() {
  const title = useListTitle('Consultations');
  const list = useRecordList(listConsultations, consultationQueries.list);
  const changes = useLiveConsultations();
  const { isMaking, start, stop } = useNewRecord();
  const hasAnswers = useInitialData([ownMeetingsQuery, consultationQueries.list(list.query)] as const);
  const newRequest = (
    <Can permission="consultation.create">
      <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={start}>
        New request
      </Button>
    </Can>
  );
  return (
    <>
      {hasAnswers ? (
        <ListPage
          title={title}
          lead={<OwnMeetings />}
          noun={['request', 'requests']}
          density="roomy"
          {...list}
          columns={consultationColumns}
          filters={consultationFilters}
          empty={{
            title: 'No requests yet',
            text: 'Tell us what you need; we get in touch within 24 hours.',
            action: newRequest,
          }}
          actions={newRequest}
          nameOf={(row) => row.title}
          hrefOf={(row) => `${addresses.consultations}/${row.id}`}
          changes={changes}
        />
      ) : (
        <ListPlace title={title} actions={newRequest} density="roomy" />
      )}
      {isMaking ? (
        <BookConsultation title="My Consultations: Book Consultation - General consultation" onClose={stop} />
      ) : null}
    </>
  );
}

const { title, reference, type, status, promise, created } = consultationColumn;

/** The columns of My Consultations. */
const consultationColumns: readonly ListColumn<ConsultationView>[] = [
  title,
  reference,
  { ...type, onCard: 'hidden' },
  status,
  { ...promise, title: 'Our answer', width: '190px', cell: (row) => <PromiseClock request={row} spoken /> },
  { ...created, title: 'Sent' },
];
