import { sentenceFor } from '@portal/data-access';
import { withWait } from '@portal/ui';

/** The reason of a failure, with the time to wait if the server gave one. */
export const sentenceWithWait = (error: unknown): string => withWait(sentenceFor(error), error, 'ask');
