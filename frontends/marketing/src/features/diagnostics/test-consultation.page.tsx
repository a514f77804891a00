import { consultationTypeOf, wizardTitleOf } from '@portal/contracts';
import { Button, PageTitle, TextField } from '@portal/ui';
import { ConsultationForm } from '@portal/wizard';
import { useState } from 'react';
import styles from './diagnostics.module.css';
import { sampleTitles } from './sample-titles.js';

/** /test-consultation: what a title makes of a request, and the wizard that sends it (diagnostics). */
export function TestConsultationPage() {
  const [title, setTitle] = useState(sampleTitles[0] ?? '');
  return (
    <div className={`${styles.page} stack`}>
      <PageTitle>Consultation test</PageTitle>
      <header>
        <h1>Consultation test</h1>
        <p className={styles.intro}>
          Type any title and see which type it asks for. The form below is the real one: what it sends arrives.
        </p>
      </header>
      <TextField label="Title of the request" value={title} onChange={(event) => setTitle(event.target.value)} />
      <div className="flex wrap gap-8">
        {sampleTitles.map((sample) => (
          <Button key={sample} size="small" onClick={() => setTitle(sample)}>
            {sample}
          </Button>
        ))}
      </div>
      <dl className={`${styles.facts} stack`} aria-live="polite">
        <dt className="muted">Type</dt>
        <dd className="strong anywhere">{consultationTypeOf(title)}</dd>
        <dt className="muted">Heading</dt>
        <dd className="strong anywhere">{wizardTitleOf(title)}</dd>
      </dl>
      <ConsultationForm title={title} />
    </div>
  );
}
