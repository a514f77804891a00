import {
  consultationTransitions,
  type ConsultationStatus as Status,
  type ConsultationView,
  consultationStatuses,
  openConsultationStatuses,
} from '@portal/contracts';
import {
  Avatar,
  BoardCard,
  CardMenu,
  ConsultationStatus,
  PromiseClock,
  shortTypeLabels,
  urgencyLabels,
  type CardFrame,
  statusLabels,
  type Workflow,
} from '@portal/features';
import { exactTimeText, RelativeTime, useTimeStyle } from '@portal/ui-antd';
import { CalendarClock } from 'lucide-react';
import { memo } from 'react';

/** Whether requests in that state are closed. */
export const isClosed = (status: Status): boolean => !(openConsultationStatuses as readonly string[]).includes(status);

/** The pipeline: open requests by promise, the most urgent on top; closed ones by what was closed last. */
export const consultationWorkflow: Workflow<ConsultationView> = {
  statuses: consultationStatuses,
  words: statusLabels,
  compare: (one, other) =>
    isClosed(one.status)
      ? other.updated_at.localeCompare(one.updated_at)
      : one.promised_by.localeCompare(other.promised_by) || one.id.localeCompare(other.id),
  takes: ({ status }, to) => status === to || consultationTransitions.allowed(status, 'admin').includes(to),
  isArranged: false,
};

interface ConsultationCardProps {
  request: ConsultationView;
  frame: CardFrame;
  onMove: (request: ConsultationView, to: Status) => void;
}

/** A request on the board: requester, urgency, promise, meeting. */
export const ConsultationCard = memo(function ConsultationCard({ request, frame, onMove }: ConsultationCardProps) {
  const { status, urgency } = request;
  const steps = consultationTransitions.allowed(status, 'admin');
  return (
    <BoardCard
      card={request}
      frame={frame}
      head={
        <>
          <span className="nowrap numeric">{request.reference}</span>
          <span className="request-card__type ellipsis">{shortTypeLabels[request.consultation_type]}</span>
          {urgency === 'high' || urgency === 'urgent' ? (
            <span className="bold danger">{urgencyLabels[urgency]}</span>
          ) : null}
          <CardMenu
            title={request.title}
            items={[
              {
                type: 'group',
                key: 'to',
                label: 'Move to…',
                children: steps.map((to) => ({ key: to, label: <ConsultationStatus status={to} /> })),
              },
            ]}
            onChoose={(to) => onMove(request, to as Status)}
          />
        </>
      }
      foot={
        <>
          <PromiseClock request={request} />
          {request.assigned_to ? <Avatar name={request.assigned_name ?? null} /> : null}
        </>
      }
    >
      <p className="muted tiny anywhere">
        {request.company ? `${request.name}, ${request.company}` : request.name}
        {request.same_address ? <span> · {request.same_address} more from this address</span> : null}
      </p>
      {request.next_meeting_at ? (
        <NextMeeting at={request.next_meeting_at} status={request.next_meeting_status} />
      ) : null}
    </BoardCard>
  );
});

function NextMeeting({ at, status }: { at: string; status: ConsultationView['next_meeting_status'] }) {
  const style = useTimeStyle();
  return (
    <p className="request-card__meeting gap-5 muted tiny anywhere row" title={exactTimeText(at, style)}>
      <CalendarClock size={14} strokeWidth={1.75} /> {status === 'proposed' ? 'Time proposed,' : 'Meeting'}{' '}
      <RelativeTime at={at} />
    </p>
  );
}
