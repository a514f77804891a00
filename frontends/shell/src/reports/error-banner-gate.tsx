import { useClientErrors } from '@portal/data-access';
import { withStorage } from '@portal/ui';
import { lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { LazyPart } from '../layout/lazy-part.js';

const ErrorBanner = lazy(() => import('./error-banner.js').then((module) => ({ default: module.ErrorBanner })));
const DISMISSED = 'error-banner-dismissed';

/**
 * The floating banner about unresolved errors. Its code loads with the first error; after a dismissal it waits for the
 * next one, in this tab: a new visit shows the errors that are still unresolved. After the page where the newest
 * happened it only counts, until it is opened.
 */
export function ErrorBannerGate() {
  const [dismissed, setDismissed] = useState(
    () => withStorage('sessionStorage', (storage) => storage.getItem(DISMISSED)) ?? '',
  );
  const unresolved = useClientErrors().filter(({ resolved }) => !resolved);
  const newest = unresolved.at(-1)?.timestamp ?? '';
  const { pathname } = useLocation();
  const [place, setPlace] = useState({ newest, pathname });
  if (place.newest !== newest) setPlace({ newest, pathname });
  if (newest <= dismissed) return null;
  const dismiss = () => {
    withStorage('sessionStorage', (storage) => storage.setItem(DISMISSED, newest));
    setDismissed(newest);
  };
  return (
    <LazyPart>
      <ErrorBanner errors={unresolved} isSmall={place.pathname !== pathname} onDismiss={dismiss} />
    </LazyPart>
  );
}
