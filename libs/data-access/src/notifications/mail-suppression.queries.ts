import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const suppressions = defineResource('/api/v1/notifications/suppressions', {
  key: keys.mailSuppressions,
  restorable: false,
});

/** Addresses that mail came back from, or whose readers complained; for admins. */
export const mailSuppressionQueries = suppressions.queries;

/** Admin: sends mail to an address again. */
export const { useUpdate: useLiftMailSuppression } = suppressions;
