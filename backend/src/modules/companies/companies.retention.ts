import { deleted, hasNo, retention } from '../../infrastructure/schedule/index.js';

/** Unless a user still belongs to it (decisions, section 4). */
export const companiesRetention = retention('purge-companies', { companies: [deleted(hasNo('users', 'company_id'))] });
