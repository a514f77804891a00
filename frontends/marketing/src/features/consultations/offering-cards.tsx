import { offeringLength, offeringPrice, offerings, requestTitleOf, siteRequestTitle } from '@portal/contracts';
import { Check } from 'lucide-react';
import { ConsultButton } from '../../kit/actions.js';
import { Section } from '../../kit/section.js';
import styles from './consultations.module.css';

/** The three consultations of the specification, section 3, side by side; each opens its own wizard. */
const shown = [offerings.strategy_consultation, offerings.project_scoping, offerings.emergency_assessment] as const;

const titleOf = (offering: (typeof shown)[number]): string =>
  siteRequestTitle('Book a consultation', `Book ${offering.title}`, requestTitleOf(offering));

/** The wizards that the cards open. */
export const offeringWizards: readonly string[] = shown.map(titleOf);

export const OfferingCards = () => (
  <Section heading="What each one consists of">
    <ul className={`${styles.offerings} stack gap-20`}>
      {shown.map((offering, index) => (
        <li key={offering.type} className={`${styles.offering} surface stack gap-20`}>
          <h3 className="title">{offering.title}</h3>
          <p className={`${styles.price} bold primary`}>
            {offeringPrice(offering)}
            <span>{offeringLength(offering)}</span>
          </p>
          <ul className={`${styles.includes} packed stack gap-8`}>
            {offering.what.map((part) => (
              <li key={part}>
                <Check size={18} strokeWidth={2} />
                {part}
              </li>
            ))}
          </ul>
          <ConsultButton title={titleOf(offering)} variant={index === 0 ? 'primary' : 'secondary'} wide>
            Book {offering.title}
          </ConsultButton>
        </li>
      ))}
    </ul>
  </Section>
);
