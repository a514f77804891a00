import { liveProjectStatuses, messages } from '@portal/contracts';
import { projectQueries } from '@portal/data-access';
import { ProjectCards, useLiveRows } from '@portal/features';
import { Button, ErrorState, sentenceOfFailure } from '@portal/ui';
import { Card, PageSection } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import './dashboard.css';

const SHOWN = 6;

export const currentProjectsQuery = projectQueries.list({
  status: liveProjectStatuses,
  sortBy: 'updated_at',
  limit: SHOWN,
});

/** The projects under way, what moved last first; without one, how to begin. */
export function CurrentProjects({ onBook }: { onBook: () => void }) {
  const { data, error, refetch } = useQuery(currentProjectsQuery);
  const marks = useLiveRows('projects', 'projects');
  const isMore = data !== undefined && data.pagination.total > data.data.length;
  return (
    <PageSection
      title="Your projects"
      extra={isMore ? <Link to={addresses.projects}>All {data.pagination.total} projects</Link> : null}
    >
      {error && !data ? (
        <ErrorState
          title="Your projects could not be loaded"
          text={sentenceOfFailure(error, messages.shortFailure.projectsFetch)}
          onRetry={() => void refetch()}
        />
      ) : data?.data.length === 0 ? (
        <NoProjects onBook={onBook} />
      ) : (
        <ProjectCards label="Your projects" projects={data?.data} hrefOf={addresses.project} marks={marks} />
      )}
    </PageSection>
  );
}

const NoProjects = ({ onBook }: { onBook: () => void }) => (
  <Card>
    <div className="no-projects row wrap between">
      <p className="no-projects__text muted">
        Nothing is under way. A project begins with a talk about what you need; we plan it together.
      </p>
      <Button icon={<CalendarPlus size={16} strokeWidth={1.75} />} onClick={onBook}>
        Book Consultation
      </Button>
    </div>
  </Card>
);
