import { z } from 'zod';
import { contactFlags, roles } from '../core/actor.js';
import { limits } from '../core/limits.js';
import { deletedQuery, oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { email, id, instant, line, phone, recordFields, requiredLine, timeZone, version } from '../core/primitives.js';

export const userStatuses = ['invited', 'active', 'suspended'] as const;
export const UserStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof UserStatus>;

/** Kinds of records that stay when their person is erased. */
export const erasureKept = [
  'projects',
  'tickets',
  'consultations',
  'comments',
  'deals',
  'documents',
  'invoices',
] as const;
export type ErasureKept = (typeof erasureKept)[number];

/** A profile as admins and its owner see it (specification, section 3). */
export const UserView = object('User', {
  id,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  time_zone: z.string().nullable(),
  role: z.enum(roles),
  status: UserStatus,
  company_id: id.nullable(),
  company_name: z.string().nullable(),
  contact_flags: z.array(z.enum(contactFlags)),
  last_seen_at: instant.nullable(),
  invited_at: instant.nullable().meta({ description: 'When the last invitation was sent to the address' }),
  erased_at: instant.nullable().meta({ description: 'When the person was replaced by a pseudonym' }),
  ...recordFields,
});
export type UserView = z.infer<typeof UserView>;

const ownFields = {
  first_name: line(limits.name).nullable().optional(),
  last_name: line(limits.name).nullable().optional(),
  phone: phone.nullable().optional(),
  time_zone: timeZone.nullable().optional(),
};

/** Admin: adds a person; the account is `invited` until its first sign-in. `company_name` makes a new company. */
export const CreateUser = z
  .strictObject({
    email,
    ...ownFields,
    role: z.enum(roles).default('customer'),
    company_id: id.nullable().optional(),
    company_name: requiredLine(limits.name).optional(),
    contact_flags: z.array(z.enum(contactFlags)).max(contactFlags.length).optional(),
    send_invitation: z
      .boolean()
      .optional()
      .meta({ description: 'Mails the person that there is an account, and how to sign in; by default not' }),
  })
  .refine((user) => !(user.company_id && user.company_name), {
    path: ['company_name'],
    message: 'Give either company_id or company_name, not both',
  })
  .meta({ id: 'CreateUser' });
export type CreateUser = z.infer<typeof CreateUser>;

/**
 * Admin: changes only the fields it carries. Suspending ends the person's sessions at once; both addresses are notified
 * of a change of address.
 */
export const UpdateUser = strictObject('UpdateUser', {
  email: email.optional(),
  ...ownFields,
  role: z.enum(roles).optional(),
  status: z.enum(['active', 'suspended']).optional(),
  company_id: id.nullable().optional(),
  contact_flags: z.array(z.enum(contactFlags)).max(contactFlags.length).optional(),
  version: version.optional(),
});
export type UpdateUser = z.infer<typeof UpdateUser>;

/** The user's own profile. `company_name` renames the company of its sole member, or makes one where there is none. */
export const UpdateMe = strictObject('UpdateMe', {
  ...ownFields,
  company_name: requiredLine(limits.name).optional(),
  version: version.optional(),
});
export type UpdateMe = z.infer<typeof UpdateMe>;

export const ListUsers = z.strictObject({
  ...pageQuery,
  ...deletedQuery,
  role: z.enum(roles).optional(),
  status: oneOrMore(userStatuses).optional(),
  company_id: id.optional(),
  sortBy: sortBy(['created_at', 'updated_at', 'email', 'first_name', 'company_name', 'last_seen_at'], 'created_at'),
});
export type ListUsers = z.infer<typeof ListUsers>;

/** What stands in the way of an erasure, or what it would do. */
export const UserErasure = object('UserErasure', {
  pseudonym: z.string().meta({ description: 'What the person is called from then on' }),
  blockers: z
    .array(z.object({ code: z.string(), message: z.string() }))
    .meta({ description: 'What has to be done first; empty where nothing has' }),
  kept: z
    .array(z.object({ kind: z.enum(erasureKept), count: z.int() }))
    .meta({ description: 'Records that stay, with the pseudonym' }),
});
export type UserErasure = z.infer<typeof UserErasure>;

/** The person’s e-mail address is typed, so that no person is erased by mistake. */
export const EraseUser = strictObject('EraseUser', { confirmation: email });
export type EraseUser = z.infer<typeof EraseUser>;
