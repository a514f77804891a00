import { useClientErrors } from '@portal/data-access';
import { withStorage } from '@portal/ui';
import { lazy, useState } from 'react';
import { LazyPart } from '../layout/lazy-part.js';

const ErrorBanner = lazy(() => import('./error-banner.js').then((module) => ({ default: module.ErrorBanner })));
const DISMISSED = 'error-banner-dismissed';

/**
 * The floating banner about unresolved errors. Its code loads with the first error; after a dismissal it waits for the
 * next one, in this tab: a new visit shows the errors that are still unresolved.
 */
export function ErrorBannerGate() {
  const [dismissed, setDismissed] = useState(
    () => withStorage('sessionStorage', (storage) => storage.getItem(DISMISSED)) ?? '',
  );
  const unresolved = useClientErrors().filter(({ resolved }) => !resolved);
  const newest = unresolved.at(-1)?.timestamp ?? '';
  if (newest <= dismissed) return null;
  const dismiss = () => {
    withStorage('sessionStorage', (storage) => storage.setItem(DISMISSED, newest));
    setDismissed(newest);
  };
  return (
    <LazyPart>
      <ErrorBanner errors={unresolved} onDismiss={dismiss} />
    </LazyPart>
  );
}
