import { offeringLength, offeringPrice, offerings, requestTitleOf, type ConsultationType } from '@portal/contracts';
import { ConsultationForm } from '@portal/wizard';
import { useEffect, useRef, useState } from 'react';
import { FORM_ID } from '../../kit/actions.js';
import styles from './consultations.module.css';

/** In the order of how often they are the right one. */
const choices = [
  offerings.general_consultation,
  offerings.strategy_consultation,
  offerings.project_scoping,
  offerings.emergency_assessment,
] as const;

/** Which consultation, and the wizard for it on the page itself. */
export function ChosenConsultation() {
  const [type, setType] = useState<ConsultationType>('general_consultation');
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // the user may have chosen before React took over
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const known = choices.find((choice) => choice.type === chosen);
    if (known) setType(known.type);
  }, []);
  return (
    <div className="stack gap-16 shrinks">
      <fieldset ref={group} className={styles.choices}>
        <legend>Which consultation?</legend>
        {choices.map((offering) => (
          <label key={offering.type} className={`${styles.choice} top-aligned rounded surface pointer`}>
            <input
              type="radio"
              name="consultation"
              value={offering.type}
              defaultChecked={offering.type === 'general_consultation'}
              onChange={() => setType(offering.type)}
            />
            <span>
              <strong className="block text">{offering.title}</strong>
              {offeringLength(offering)}, {offeringPrice(offering)}
            </span>
          </label>
        ))}
      </fieldset>
      <ConsultationForm id={FORM_ID} title={`Book a consultation: ${requestTitleOf(offerings[type])}`} />
    </div>
  );
}
