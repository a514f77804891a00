import { defineErrors } from '../core/define-errors.js';

export const companyErrors = defineErrors({
  'company.has_members': [409, '{name} still has {count} people; move them or merge the company'],
  'company.has_deleted_members': [
    409,
    'People who were deleted belong to {name}, with what was billed to them; merge the company instead',
  ],
  'company.same': [409, 'A company cannot be merged into itself'],
  'company.not_sole_member': [409, 'Your company has other members; ask us to rename it'],
});
