import { Button } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import styles from './errors.module.css';

/** A note above a prerendered page that its interactive part didn't load; the text below stays readable. */
export function offerAgain(page: HTMLElement, again: () => Promise<void>): void {
  const place = document.createElement('div');
  page.before(place);
  const root = createRoot(place);
  const retry = () => {
    root.unmount();
    place.remove();
    void again();
  };
  root.render(
    <div className={styles.bar} role="alert">
      <p>Part of this page didn’t load. You can read it; forms and menus may not answer.</p>
      <Button size="small" onClick={retry}>
        Try Again
      </Button>
    </div>,
  );
}
