import { ErrorState } from '@portal/ui';
import { SharedVersionError } from '../router/shared-versions.js';

/** Says why a remote couldn't be opened, and offers to try again. */
export function RemoteFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error instanceof SharedVersionError ? (
    // the page itself may be the older one
    <ErrorState
      title="This part of the site doesn’t fit the rest"
      text={error.message}
      onRetry={() => location.reload()}
    />
  ) : (
    <ErrorState
      title="This part of the site didn’t load"
      text="The rest still works. Check your connection and try again."
      onRetry={onRetry}
    />
  );
}
