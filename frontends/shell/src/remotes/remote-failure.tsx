import { ErrorState } from '@portal/ui';
import { SharedVersionError } from './shared-versions.js';

/** The reason why a remote couldn't be opened, with Try Again. */
export const RemoteFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) =>
  error instanceof SharedVersionError ? (
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
