import { businessHours } from '@portal/contracts';
import { Meeting } from '../../modules/meetings/index.js';

const MINUTE = 60_000;

type Plan = Parameters<typeof Meeting.plan>[0];
type Planned = Pick<Plan, 'startsAt' | 'meetingUrl' | 'proposedBy' | 'isFirm'> &
  Partial<Plan> & { consultation: { id: string }; host: { id: string }; minutes: number };

/** A meeting in the time zone of the business, by video unless said otherwise. */
export const buildMeeting = ({ consultation, host, minutes, ...plan }: Planned, setAt: Date): Meeting =>
  Meeting.plan(
    {
      consultationId: consultation.id,
      hostId: host.id,
      endsAt: new Date(plan.startsAt.getTime() + minutes * MINUTE),
      timeZone: businessHours.zone,
      mode: 'video',
      ...plan,
    },
    setAt,
  );
