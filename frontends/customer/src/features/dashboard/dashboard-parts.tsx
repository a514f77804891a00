import { type UserView, liveProjectStatuses, messages } from '@portal/contracts';
import { meetingQueries, projectQueries } from '@portal/data-access';
import { LinkList, meetingModeLabels, MeetingTime, useLiveMeetings, ProjectCards, useLiveRows } from '@portal/features';
import { PageSection, Card } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button, ErrorState, sentenceOfFailure } from '@portal/ui';
import { CalendarPlus, Gauge, UserRound, type LucideIcon } from 'lucide-react';
import { addresses } from '../../addresses.js';
import './dashboard.css';

export const nextMeetingQuery = ({ id }: UserView) =>
  meetingQueries.list({ status: ['confirmed'], upcoming: true, customer_id: id, limit: 1 });

/** The customer's next agreed meeting; without one there is nothing. */
export function NextMeeting({ user }: { user: UserView }) {
  const { data } = useQuery(nextMeetingQuery(user));
  useLiveMeetings();
  const [meeting] = data?.data ?? [];
  if (!meeting) return null;
  return (
    <PageSection title="Your next meeting" extra={<Link to={addresses.consultations}>All meetings</Link>}>
      <LinkList
        items={[
          {
            key: meeting.id,
            to: `${addresses.consultations}/${meeting.consultation_id}`,
            title: meeting.consultation_title,
            aside: (
              <>
                <MeetingTime meeting={meeting} />
                <span>
                  {meetingModeLabels[meeting.mode]} with {meeting.host_name}
                </span>
              </>
            ),
          },
        ]}
        empty=""
      />
    </PageSection>
  );
}

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

/** Three things that a new customer can do, in the place of figures that are all zero. */
export const StartHere = ({ onBook }: { onBook: () => void }) => (
  <PageSection title="Three things to begin with">
    <ol className="start-here stack gap-14">
      <li>
        <button type="button" className="start-here__step packed gap-2-12 text stack frame full" onClick={onBook}>
          <Words
            icon={CalendarPlus}
            title="Book a consultation"
            text="Tell us what you need; we answer within 24 hours."
          />
        </button>
      </li>
      <li>
        <Link to="/customer/profile" className="start-here__step packed gap-2-12 text stack frame full">
          <Words
            icon={UserRound}
            title="Complete your profile"
            text="Name, phone and company, so that we know whom to call."
          />
        </Link>
      </li>
      <li>
        <a href="/service-levels" className="start-here__step packed gap-2-12 text stack frame full">
          <Words
            icon={Gauge}
            title="See our service levels"
            text="How fast we answer, and around the clock for what."
          />
        </a>
      </li>
    </ol>
  </PageSection>
);

const Words = ({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <>
    <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="start-here__icon" />
    <span className="strong">{title}</span>
    <span className="muted small">{text}</span>
  </>
);
