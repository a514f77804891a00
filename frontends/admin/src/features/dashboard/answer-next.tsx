import { consultationQueries } from '@portal/data-access';
import { ConsultationLinks, WhenLoaded } from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

const all = `${addresses.consultations}?unanswered=true&sortBy=promised_by&sortOrder=asc`;

export const answerNextQuery = consultationQueries.list({
  unanswered: true,
  sortBy: 'promised_by',
  sortOrder: 'asc',
  limit: 6,
});

/** The requests without an answer, the latest first: what is past its promise stands on top. */
export function AnswerNext() {
  const next = useQuery(answerNextQuery);
  return (
    <PageSection
      title="Answer next"
      extra={next.data ? <Link to={all}>All {next.data.pagination.total} without an answer</Link> : null}
    >
      <WhenLoaded result={next} what="The requests">
        {(requests) => (
          <ConsultationLinks
            requests={requests?.data}
            under={addresses.consultations}
            named
            empty="Every request has been answered."
          />
        )}
      </WhenLoaded>
    </PageSection>
  );
}
