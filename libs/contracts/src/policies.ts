import { analyticsPolicy } from './analytics/analytics.policy.js';
import { authPolicy } from './auth/auth.policy.js';
import { companyPolicy } from './companies/company.policy.js';
import { consultationPolicy } from './consultations/consultation.policy.js';
import { userPolicy } from './users/user.policy.js';

/** Every permission of the product. A route without one of these is refused at start. */
export const policies = {
  ...analyticsPolicy,
  ...authPolicy,
  ...companyPolicy,
  ...consultationPolicy,
  ...userPolicy,
} as const;

export type Permission = keyof typeof policies;
/** The part of a row that a permission is decided by. */
export type SubjectOf<Name extends Permission> = Parameters<NonNullable<(typeof policies)[Name]['when']>>[1];
