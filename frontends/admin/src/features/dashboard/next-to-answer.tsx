import { metrics } from '@portal/contracts';
import { consultationQueries } from '@portal/data-access';
import { ConsultationLinks, metricAddress, QueryBoundary } from '@portal/features';
import { PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';

const latestFirst = { sortBy: 'promised_by', sortOrder: 'asc' } as const;
const all = `${metricAddress('admin', 'unanswered_consultations')}&${new URLSearchParams(latestFirst).toString()}`;

export const nextToAnswerQuery = consultationQueries.list({
  ...metrics.unanswered_consultations.filter,
  ...latestFirst,
  limit: 6,
});

/** The requests without an answer, the latest first: what is past its promise stands on top. */
export function NextToAnswer() {
  const next = useQuery(nextToAnswerQuery);
  return (
    <PageSection
      title="Answer next"
      extra={next.data ? <Link to={all}>All {next.data.pagination.total} without an answer</Link> : null}
    >
      <QueryBoundary result={next} what="The requests">
        {(requests) => (
          <ConsultationLinks
            requests={requests?.data}
            under={addresses.consultations}
            named
            empty="Every request has been answered."
          />
        )}
      </QueryBoundary>
    </PageSection>
  );
}
