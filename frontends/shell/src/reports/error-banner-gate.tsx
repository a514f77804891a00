import { useClientErrors } from '@portal/data-access';
import { lazy, useState } from 'react';
import { LazyPart } from '../layout/lazy-part.js';

const ErrorBanner = lazy(() => import('./error-banner.js').then((module) => ({ default: module.ErrorBanner })));
const DISMISSED = 'error-banner-dismissed';

/**
 * The floating banner about unresolved errors. Its code loads with the first error; after a dismissal it waits for the
 * next one.
 */
export function ErrorBannerGate() {
  const [dismissed, setDismissed] = useState(dismissedUpTo);
  const unresolved = useClientErrors().filter(({ resolved }) => !resolved);
  const newest = unresolved.at(-1)?.timestamp ?? '';
  if (newest <= dismissed) return null;
  const dismiss = () => {
    rememberDismissed(newest);
    setDismissed(newest);
  };
  return (
    <LazyPart>
      <ErrorBanner errors={unresolved} onDismiss={dismiss} />
    </LazyPart>
  );
}

/** For this tab only: a new visit shows the errors that are still unresolved. */
function dismissedUpTo(): string {
  try {
    return sessionStorage.getItem(DISMISSED) ?? '';
  } catch {
    return '';
  }
}

function rememberDismissed(timestamp: string): void {
  try {
    sessionStorage.setItem(DISMISSED, timestamp);
  } catch {
    // forbidden: until the page is loaded again
  }
}
