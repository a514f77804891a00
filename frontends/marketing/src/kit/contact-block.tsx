import { brand } from '@portal/ui';
import { Clock, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './kit.module.css';

export interface ContactBlockProps {
  heading?: string;
  text?: string;
  /** The button beneath. */
  action: ReactNode;
}

/** Ways to reach a person, one scroll away on every page. */
export const ContactBlock = ({
  heading = 'Tell us what is in your way',
  text = 'Half an hour on the phone or on a video call. You describe the problem, we say what we would do about it, and you decide. No obligation.',
  action,
}: ContactBlockProps) => (
  <section id="contact" className={styles.section} aria-labelledby="contact-heading">
    <div className={styles.container}>
      <div className={`${styles.contact} stack`}>
        <div className={styles.contactText}>
          <h2 id="contact-heading" className={styles.h2}>
            {heading}
          </h2>
          <p>{text}</p>
          {action}
        </div>
        <ul className={`${styles.reach} stack gap-24`}>
          <li>
            <Phone size={22} strokeWidth={1.75} />
            <span>
              <a href={brand.phone.link}>{brand.phone.shown}</a>
              {brand.promises.sameDay}
            </span>
          </li>
          <li>
            <Mail size={22} strokeWidth={1.75} />
            <span>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
              {brand.promises.emailResponse}
            </span>
          </li>
          <li>
            <Clock size={22} strokeWidth={1.75} />
            <span>
              <strong>{brand.hours}</strong>
              {brand.claims.support} support for emergencies
            </span>
          </li>
        </ul>
      </div>
    </div>
  </section>
);
