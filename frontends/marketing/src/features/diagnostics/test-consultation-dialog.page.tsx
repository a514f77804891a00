import { consultationTypeOf, wizardTitleOf } from '@portal/contracts';
import { PageTitle } from '@portal/ui';
import { useEffect, useState } from 'react';
import { ConsultButton, PageWizards } from '../../kit/actions.js';
import styles from './diagnostics.module.css';
import { sampleTitles } from './sample-titles.js';

/** Milliseconds from the last press on a button of the page to the frame in which its dialog was open. */
function useTimeToOpen(): number | null {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => {
    let pressed = 0;
    const press = (event: Event) => (pressed = event.timeStamp);
    const toggled = (event: Event) => {
      if (event.target instanceof HTMLDialogElement && event.target.open)
        requestAnimationFrame((frame) => setTime(Math.max(0, Math.round(frame - pressed))));
    };
    document.addEventListener('click', press, true);
    document.addEventListener('toggle', toggled, true);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('toggle', toggled, true);
    };
  }, []);
  return time;
}

/** /test-consultation-dialog: every kind of dialog, and how long it took to open (diagnostics). */
export function TestConsultationDialogPage() {
  const time = useTimeToOpen();
  return (
    <div className={`${styles.page} stack`}>
      <PageTitle>Consultation dialog test</PageTitle>
      <header>
        <h1>Consultation dialog test</h1>
        <p className={styles.intro}>Each button opens the wizard with its title, as the buttons of the site do.</p>
      </header>
      <p role="status">
        {time === null ? 'Nothing was opened yet.' : `The last dialog was open ${time} ms after the click.`}
      </p>
      <div className="scrolls-x" role="region" aria-label="Titles" tabIndex={0}>
        <table className={`${styles.table} small`}>
          <thead>
            <tr>
              <th scope="col">Title</th>
              <th scope="col">Dialog</th>
              <th scope="col">Type</th>
              <th scope="col">Heading</th>
            </tr>
          </thead>
          <tbody>
            {sampleTitles.map((title) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>
                  <ConsultButton title={title} size="small">
                    Open
                  </ConsultButton>
                </td>
                <td>{consultationTypeOf(title)}</td>
                <td>{wizardTitleOf(title)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageWizards titles={sampleTitles} />
    </div>
  );
}
