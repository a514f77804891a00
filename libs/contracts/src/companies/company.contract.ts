import { z } from 'zod';
import { limits } from '../core/limits.js';
import { deletedQuery, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import {
  email,
  id,
  line,
  longText,
  phone,
  recordFields,
  requiredLine,
  version,
  webAddress,
} from '../core/primitives.js';

/** A client company (decisions, section 1). `notes` and `payment_terms_days` are for admins. */
export const CompanyView = object('Company', {
  id,
  name: z.string(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  billing_email: z.string().nullable(),
  payment_terms_days: z.int(),
  notes: z.string().nullable(),
  member_count: z.int(),
  ...recordFields,
});
export type CompanyView = z.infer<typeof CompanyView>;

const editable = z.strictObject({
  name: requiredLine(limits.name),
  address: line(500).nullable(),
  phone: phone.nullable(),
  website: webAddress.nullable(),
  billing_email: email.nullable(),
  payment_terms_days: z.int().min(0).max(365),
  notes: longText.nullable(),
});
const { name, payment_terms_days: days } = editable.shape;

export const CreateCompany = editable
  .partial()
  .extend({ name, payment_terms_days: days.default(15) })
  .meta({ id: 'CreateCompany' });
export type CreateCompany = z.infer<typeof CreateCompany>;

export const UpdateCompany = editable.partial().extend({ version: version.optional() }).meta({ id: 'UpdateCompany' });
export type UpdateCompany = z.infer<typeof UpdateCompany>;

/** Moves every profile of this company to `into_id` and deletes this company. */
export const MergeCompany = strictObject('MergeCompany', { into_id: id });
export type MergeCompany = z.infer<typeof MergeCompany>;

export const ListCompanies = z.strictObject({
  ...pageQuery,
  ...deletedQuery,
  similar_to: requiredLine(limits.name)
    .optional()
    .meta({ description: 'Companies of the same or a very similar name: case, punctuation, Inc and LLC do not count' }),
  sortBy: sortBy(['created_at', 'name'], 'name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});
export type ListCompanies = z.infer<typeof ListCompanies>;
