import { z } from 'zod';
import { limits } from '../core/limits.js';
import { object, strictObject } from '../core/objects.js';
import { email, id, instant, line, requiredLine, returnTo } from '../core/primitives.js';
import { UserView } from '../users/user.contract.js';

/** Requests a sign-in link (specification, section 2 `/auth`; decisions, section 3). `site` is kept as metadata. */
export const RequestMagicLink = strictObject('RequestMagicLink', {
  email,
  company_name: line(limits.name).optional(),
  first_name: line(limits.name).optional(),
  site: line(limits.title).optional(),
  return_to: returnTo.optional(),
});
export type RequestMagicLink = z.infer<typeof RequestMagicLink>;

/** The same for known and unknown addresses. */
export const MagicLinkRequested = object('MagicLinkRequested', { request_id: id });
export type MagicLinkRequested = z.infer<typeof MagicLinkRequested>;

export const LinkToken = strictObject('LinkToken', { token: requiredLine(200) });
export type LinkToken = z.infer<typeof LinkToken>;

/** Whose account a link opens; looking uses nothing up. `email` is masked unless the link is still good. */
export const MagicLinkPreview = object('MagicLinkPreview', {
  request_id: id,
  email: z.string(),
  state: z.enum(['valid', 'used', 'expired']),
  expires_at: instant,
  return_to: z.string(),
});
export type MagicLinkPreview = z.infer<typeof MagicLinkPreview>;

const transport = z.enum(['cookie', 'bearer']).default('cookie');

/** Signs in, once, by the link's token or by the mail's 6-digit code. */
export const CreateSession = z
  .union([
    z.strictObject({ token: requiredLine(200), transport }),
    z.strictObject({
      request_id: id,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'The code has 6 digits'),
      transport,
    }),
  ])
  .meta({ id: 'CreateSession' });
export type CreateSession = z.infer<typeof CreateSession>;

export const SessionView = object('Session', {
  user: UserView,
  expires_at: instant,
  return_to: z.string().optional().meta({ description: 'Where the person wanted to go; only when signing in' }),
  access_token: z.string().optional().meta({ description: 'Only with transport bearer, only when made or refreshed' }),
});
export type SessionView = z.infer<typeof SessionView>;

/** A session of the user. */
export const SessionListItem = object('SessionListItem', {
  id,
  current: z.boolean(),
  transport: z.enum(['cookie', 'bearer']),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
  expires_at: instant,
});
export type SessionListItem = z.infer<typeof SessionListItem>;
