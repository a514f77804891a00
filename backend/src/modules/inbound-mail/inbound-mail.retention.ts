import { olderThan, pathsOf, retention } from '../../infrastructure/schedule/index.js';
import { INBOUND_MAILS } from './inbound-mail-files.js';

/** Strangers can write these rows, so they are bounded in time; the message of a filed mail stays in its thread. */
export const inboundMailRetention = [
  retention(
    'purge-inbound-mails',
    { inbound_mails: [olderThan('180 days', 'created_at')] },
    { files: { folder: INBOUND_MAILS, known: pathsOf('inbound_mails') } },
  ),
  retention('purge-refused-mails', { refused_mails: [olderThan('30 days', 'refused_at')] }),
  retention('purge-mail-reports', { mail_reports: [olderThan('180 days', 'created_at')] }),
];
