import { Button } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import styles from './errors.module.css';

/**
 * A note above a prerendered page that its interactive part didn't load; the text below stays readable. The page's
 * starter is notified, which says so in the forms and asks for another attempt when the network is back.
 */
export function offerAgain(page: HTMLElement, again: () => Promise<void>): void {
  const place = document.createElement('div');
  page.before(place);
  const root = createRoot(place);
  const retry = () => {
    removeEventListener('page-again', retry);
    root.unmount();
    place.remove();
    void again();
  };
  root.render(
    <div className={`${styles.bar} line-below surface`} role="alert">
      <p>Part of this page didn’t load. You can read it; forms and menus may not answer.</p>
      <Button size="small" onClick={() => dispatchEvent(new Event('page-again'))}>
        Try Again
      </Button>
    </div>,
  );
  addEventListener('page-again', retry);
  dispatchEvent(new Event('page-failed'));
}
