import type { ConsultationType, MeetingView } from '@portal/contracts';
import { meetingQueries } from '@portal/data-access';
import { ErrorState, Skeleton } from '@portal/ui';
import type { ChangeMarks } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MeetingCard } from './meeting-card.js';
import { isOpenMeeting, type MeetingSide } from './meeting-steps.js';
import './meetings.css';

interface MeetingListProps {
  consultationId: string;
  consultationType: ConsultationType;
  side: MeetingSide;
  /** Meetings that another user changed a moment ago: from `useLiveMeetings`. */
  marks?: ChangeMarks | undefined;
  /** What stands here while there is none. */
  none: string;
  /** More of a meeting that one side reads or does. */
  factsOf?: (meeting: MeetingView) => readonly (readonly [name: string, value: ReactNode])[];
  actionsOf?: (meeting: MeetingView) => ReactNode;
}

/** The meetings of a request: the open ones first, then what became of the others. */
export function MeetingList({ consultationId, marks, none, factsOf, actionsOf, ...card }: MeetingListProps) {
  const { data, error, refetch } = useQuery(meetingQueries.ofRequest(consultationId));
  if (!data)
    return error ? (
      <ErrorState title="The meetings could not be loaded" text={error.message} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={1} height={96} />
    );
  const rows = data.data.toSorted((one, other) => Number(isOpenMeeting(other)) - Number(isOpenMeeting(one)));
  if (rows.length === 0) return <p className="muted small">{none}</p>;
  return (
    <div className="meetings stack gap-12">
      {rows.map((meeting) => (
        <MeetingCard
          key={meeting.id}
          meeting={meeting}
          change={marks?.get(meeting.id)}
          {...card}
          facts={factsOf?.(meeting) ?? []}
        >
          {actionsOf?.(meeting)}
        </MeetingCard>
      ))}
    </div>
  );
}
