import { brand, Button, LinkButton, Signal } from '@portal/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import styles from './consultation-wizard.module.css';
import type { Booking } from './slots/booking.js';
import { PickTimeNow } from './slots/pick-time-now.js';
import type { WizardAnswers } from './wizard-answers.js';

interface ThankYouProps {
  answers: WizardAnswers;
  signedIn: boolean;
  /** What a time can be picked for, right away. */
  booking: Booking | null;
  /** Where the wizard isn't in a dialog: empties it. */
  onClose?: () => void;
}

/** The last screen: what happens now, and when (specification, section 4). */
export function ThankYou({ answers, signedIn, booking, onClose }: ThankYouProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = (event: MouseEvent<HTMLElement>) => {
    if (onClose) onClose();
    else event.currentTarget.closest('dialog')?.close();
  };
  return (
    <div className={styles.thanks}>
      <Signal />
      <p ref={heading} tabIndex={-1} role="status" className={styles.thanksText}>
        Thank you, {answers.name.trim().split(/\s+/)[0]}. Your request has arrived.
      </p>
      <ol className={styles.after}>
        <li>We contact you within 24 hours, by e-mail to {answers.email.trim()}.</li>
        <li>You get a calendar invite for a time that suits you.</li>
        <li>We talk, and you get our advice in writing.</li>
      </ol>
      {booking && <PickTimeNow booking={booking} email={answers.email.trim()} />}
      <p className={styles.promise}>
        In a hurry? <a href={brand.phone.link}>{brand.phone.shown}</a>, {brand.hours}.
      </p>
      <div className={styles.buttons}>
        {signedIn && <LinkButton href="/customer/consultations">See my consultations</LinkButton>}
        <Button variant="primary" onClick={close}>
          Close
        </Button>
      </div>
    </div>
  );
}
