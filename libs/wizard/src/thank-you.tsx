import { brand, Button, ErrorBoundary, LinkButton, Signal, Skeleton } from '@portal/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './consultation-wizard.module.css';
import type { SentRequest } from './draft/wizard-draft.js';
import type { TakenTime } from './slots/booking.js';
import type { PickTimeProps } from './slots/pick-time.js';

interface ThankYouProps {
  sent: SentRequest;
  signedIn: boolean;
  onTaken: (taken: TakenTime) => void;
  /** Closes the dialog, or empties the form on the page. */
  onClose: () => void;
}

/** The last screen: what happens now, and when (specification, section 4). */
export function ThankYou({ sent, signedIn, onTaken, onClose }: ThankYouProps) {
  const email = sent.email.trim();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack gap-16">
      <Signal />
      <p ref={heading} tabIndex={-1} role="status" className={`${styles.thanksText} large strong`}>
        Thank you, {sent.name.trim().split(/\s+/)[0]}. Your request has arrived.
      </p>
      <ol className={`${styles.after} stack gap-8`}>
        <li>We contact you within 24 hours, by e-mail to {email}.</li>
        <li>You get a calendar invite for a time that suits you.</li>
        <li>We talk, and you get our advice in writing.</li>
      </ol>
      <PickTimeNow booking={sent.booking} taken={sent.taken ?? null} email={email} onTaken={onTaken} />
      <p className="muted small">
        In a hurry? <a href={brand.phone.link}>{brand.phone.shown}</a>, {brand.hours}.
      </p>
      <div className={styles.buttons}>
        {signedIn && <LinkButton href="/customer/consultations">See my consultations</LinkButton>}
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

const PickTime = lazy(() => import('./slots/pick-time.js').then((file) => ({ default: file.PickTime })));

/** "Pick a time now" on the Thank You screen; its code loads when it is opened. */
export function PickTimeNow(props: PickTimeProps) {
  const [picking, setPicking] = useState(false);
  if (!picking && !props.taken)
    return (
      <Button variant="accent" wide onClick={() => setPicking(true)}>
        Pick a time now
      </Button>
    );
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton rows={4} height={48} />}>
        <PickTime {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
