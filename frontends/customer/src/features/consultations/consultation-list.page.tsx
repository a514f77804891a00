import { listConsultations } from '@portal/contracts';
import { Can, consultationQueries, useFetchPage } from '@portal/data-access';
import { consultationFilters, useInitialData, useLiveConsultations, useNewRecord } from '@portal/features';
import { ListPage, ListPlace, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { addresses } from '../../addresses.js';
import { useListTitle } from '../../list-title.js';
import { consultationColumns } from './consultation.columns.js';
import { BookConsultation } from './book-consultation.js';
import { OwnMeetings, ownMeetingsQuery } from './own-meetings.js';

/** The customer's requests; an admin sees all (decisions 7.2). */
export function ConsultationListPage() {
  const title = useListTitle('Consultations');
  const [query, setQuery] = useListQuery(listConsultations);
  const result = useQuery(consultationQueries.list(query));
  const fetchPage = useFetchPage(consultationQueries.list);
  const changes = useLiveConsultations();
  const { isMaking, start, stop } = useNewRecord();
  const hasAnswers = useInitialData([ownMeetingsQuery, consultationQueries.list(query)] as const);
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
          result={result}
          fetchPage={fetchPage}
          columns={consultationColumns}
          query={query}
          onQueryChange={setQuery}
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
