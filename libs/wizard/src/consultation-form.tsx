// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- each project that compiles this source needs the declaration too
/// <reference path="./css-modules.d.ts" />
import { wizardTitleOf } from '@portal/contracts';
import { useId } from 'react';
import styles from './consultation-wizard.module.css';
import { WizardBody } from './questions.js';
import { useWizard } from './use-wizard.js';

export interface ConsultationFormProps {
  /** What the request is about; decides its type. It may change while answers are being given: they stay. */
  title: string;
  /** So that links on the page lead to it. */
  id?: string;
}

/**
 * The consultation wizard as a part of a page (specification, section 2: `/book-consultation`, `/schedule-
 * consultation`).
 */
export function ConsultationForm({ title, id }: ConsultationFormProps) {
  const wizard = useWizard(title, { place: id ?? 'form', isDialog: false });
  const { sent } = wizard;
  const headingId = useId();
  return (
    <section id={id} className={`${styles.card} stack gap-24`} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className="title">
          {sent ? 'Thank You' : wizardTitleOf(title)}
        </h2>
        {!sent && <p className="muted small">Four short questions. No obligation.</p>}
      </div>
      <WizardBody wizard={wizard} />
    </section>
  );
}
