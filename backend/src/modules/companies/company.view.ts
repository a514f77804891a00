import type { CompanyView } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/instant.js';
import type { CompanyRow } from './companies.queries.js';

/** A company as the API answers it. */
export const toCompanyView = (row: CompanyRow): CompanyView => ({
  ...row,
  member_count: row.member_count ?? 0,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
