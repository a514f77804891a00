import { type ConsultationView, ListConsultations } from '@portal/contracts';
import { consultationQueries } from '@portal/data-access';
import {
  consultationColumn,
  consultationFilters,
  PromiseClock,
  useCreation,
  useInitialData,
  useLiveConsultations,
  useRecordList,
} from '@portal/features';
import { type ListColumn, ListPage, ListPlace } from '@portal/ui-antd';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { BookConsultation } from './book-consultation.js';
import { OwnMeetings, ownMeetingsQuery } from './own-meetings.js';

const REQUEST_TITLE = 'My Consultations: Book Consultation - General consultation';

/** The customer's requests; an admin sees all (decisions 7.2). */
export function ConsultationListPage() {
  const title = useListTitle('Consultations');
  const list = useRecordList(ListConsultations, consultationQueries.list);
  const changes = useLiveConsultations();
  const { button, form } = useCreation({
    permission: 'consultation.create',
    label: 'New request',
    form: (close) => <BookConsultation title={REQUEST_TITLE} onClose={close} />,
  });
  const hasAnswers = useInitialData([ownMeetingsQuery, consultationQueries.list(list.query)] as const);
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
            action: button,
          }}
          actions={button}
          nameOf={(row) => row.title}
          hrefOf={(row) => `${addresses.consultations}/${row.id}`}
          changes={changes}
        />
      ) : (
        <ListPlace title={title} actions={button} density="roomy" />
      )}
      {form}
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
