import { Check } from 'lucide-react';
import { ConsultButton } from '../../kit/consult-button.js';
import styles from './consultations.module.css';
import { offerings } from './offerings.js';

/** The three consultations side by side; each opens its own wizard. */
export function OfferingCards() {
  return (
    <ul className={styles.offerings}>
      {offerings.map(({ name, wizardTitle, length, price, includes }, index) => (
        <li key={name} className={styles.offering}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.price}>
            {price}
            <span>{length}</span>
          </p>
          <ul className={styles.includes}>
            {includes.map((part) => (
              <li key={part}>
                <Check size={18} strokeWidth={2} aria-hidden="true" />
                {part}
              </li>
            ))}
          </ul>
          <ConsultButton title={wizardTitle} variant={index === 0 ? 'primary' : 'secondary'} wide>
            Book {name}
          </ConsultButton>
        </li>
      ))}
    </ul>
  );
}
