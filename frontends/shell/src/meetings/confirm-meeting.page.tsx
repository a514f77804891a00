import type { SlotHoldConfirmed } from '@portal/contracts';
import { ApiError, useConfirmSlotHold } from '@portal/data-access';
import { brand, Button, formatInstant, formatRange, LinkButton, officeTimeText } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from '../auth/auth.module.css';
import { CardPage, Refusal } from '../auth/card-page.js';
import { useLinkFields } from '../auth/use-link-fields.js';

/** Where the mail about a held time leads: opening it uses nothing up, one click makes the time firm (decisions, section 4). */
export function ConfirmMeetingPage() {
  const link = useLinkFields();
  const token = link.get('token');
  const booked = keptBooking(useLocation().state);
  return (
    <CardPage title="Confirm your time">
      {booked ? (
        <Confirmed meeting={booked} />
      ) : token ? (
        <Confirm key={token} token={token} startsAt={link.get('at')} />
      ) : (
        <BrokenLink />
      )}
    </CardPage>
  );
}

/** The meeting that this history entry confirmed, so that a reload still shows it. */
const keptBooking = (state: unknown): SlotHoldConfirmed | null =>
  typeof state === 'object' && state !== null && 'booked' in state ? (state.booked as SlotHoldConfirmed) : null;

interface ConfirmProps {
  token: string;
  /** Start of the meeting according to the link; only displayed. */
  startsAt: string | null;
}

function Confirm({ token, startsAt }: ConfirmProps) {
  const { mutate, error, isPending } = useConfirmSlotHold();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const confirm = () =>
    mutate(
      { token },
      { onSuccess: (booked) => void navigate({ pathname, search }, { replace: true, state: { booked } }) },
    );
  const refused = error instanceof ApiError ? error.status : null;
  if (refused === 410) return <NoLongerHeld />;
  if (refused === 400 || refused === 404) return <BrokenLink />;
  return (
    <>
      <h1 className={styles.title}>Confirm your time</h1>
      <p className={styles.lead}>
        {startsAt && !Number.isNaN(Date.parse(startsAt)) ? (
          <>
            We hold <strong>{meetingDay(startsAt)}</strong>, <strong>{meetingHours(startsAt)}</strong> for you. Confirm
            it, and it is yours.
            <OfficeHour startsAt={startsAt} />
          </>
        ) : (
          'We hold the time you picked. Confirm it, and it is yours.'
        )}
      </p>
      <Refusal text={error?.message} />
      <Button variant="primary" size="large" wide busy={isPending} onClick={confirm}>
        Confirm this time
      </Button>
      <p className={styles.note}>Not the right time? Close this page; without your word the time is free again.</p>
    </>
  );
}

const modes: Readonly<Record<SlotHoldConfirmed['mode'], string>> = {
  video: 'a video call',
  phone: 'a phone call',
  onsite: 'a visit on site',
};

const Confirmed = ({ meeting }: { meeting: SlotHoldConfirmed }) => (
  <>
    <Heading>You are booked</Heading>
    <p className={styles.lead}>
      <strong>{meetingDay(meeting.starts_at)}</strong>
      <br />
      <strong>{meetingHours(meeting.starts_at, meeting.ends_at)}</strong>
      <OfficeHour startsAt={meeting.starts_at} />
    </p>
    <p className={styles.lead}>
      {meeting.title}: {modes[meeting.mode]} with {meeting.host_name}. Your number is {meeting.reference}.
    </p>
    <p className={styles.note}>
      We have sent you a calendar invite. Open it to add the meeting to your calendar; when something changes, the entry
      changes with it.
    </p>
    <LinkButton size="large" wide href="/auth?return_to=%2Fcustomer%2Fconsultations">
      Move or cancel it in the portal
    </LinkButton>
  </>
);

/** The same time in the business zone, where it differs. */
function OfficeHour({ startsAt }: { startsAt: string }) {
  const office = officeTimeText(startsAt);
  return office ? (
    <>
      <br />
      <span>{office} at our office</span>
    </>
  ) : null;
}

const NoLongerHeld = () => (
  <>
    <Heading>This time is no longer held</Heading>
    <p className={styles.lead}>
      We hold a time for 30 minutes. Your request is safe with us: sign in to pick another time, or call{' '}
      <a href={brand.phone.link}>{brand.phone.shown}</a>.
    </p>
    <LinkButton variant="primary" size="large" wide href="/auth?return_to=%2Fcustomer%2Fconsultations">
      Pick another time
    </LinkButton>
  </>
);

const BrokenLink = () => (
  <>
    <Heading>This link is not valid</Heading>
    <p className={styles.lead}>
      It may have been cut off in the e-mail. Open it there once more, or call{' '}
      <a href={brand.phone.link}>{brand.phone.shown}</a>.
    </p>
    <LinkButton size="large" wide href="/">
      Go to the home page
    </LinkButton>
  </>
);

/** The current state of the page, announced by screen readers. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}

/** The day in the browser's zone: "Tuesday, November 24". */
const meetingDay = (startsAt: string): string => formatInstant(startsAt, 'longDay');

/** From when to when in the browser's zone, which is named: "10:30 – 11:00 AM EST". */
const meetingHours = (startsAt: string, endsAt = startsAt): string => formatRange(startsAt, endsAt, 'clockInZone');
