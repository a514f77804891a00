import { olderThan, retention } from '../../infrastructure/schedule/index.js';
import { EXPIRES_AT } from './sessions/session-limits.js';

const EXPIRED_SESSIONS = `select s.id from sessions s join users u on u.id = s.user_id
  where ${EXPIRES_AT} < now() - interval '1 day'`;

export const authRetention = [
  // a day after they ended or expired
  retention('purge-sessions', { sessions: [olderThan('1 day', 'ended_at'), () => EXPIRED_SESSIONS] }),
  // hashes of old links are kept for "Send a new link" (decisions, section 3)
  retention('purge-sign-in-links', { magic_link_requests: [olderThan('30 days', 'requested_at')] }),
];
