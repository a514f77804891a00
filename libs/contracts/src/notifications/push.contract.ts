import { z } from 'zod';
import { object, strictObject } from '../core/objects.js';
import { id, instant } from '../core/primitives.js';

/** In base64url, with or without padding. */
const bytes = (count: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}={0,2}$`), `must be ${count} bytes in base64url`);

/** A browser's push subscription, as its `toJSON()` gives it (W3C Push API). */
export const CreatePushDevice = strictObject('CreatePushDevice', {
  endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  expirationTime: z.number().nullable().optional(),
});
export type CreatePushDevice = z.infer<typeof CreatePushDevice>;

/** A browser that shows the user's notifications. */
export const PushDevice = object('PushDevice', {
  id,
  endpoint: z.string().meta({ description: 'By which a browser recognises itself' }),
  user_agent: z.string().nullable(),
  last_used_at: instant.nullable().meta({ description: 'When a notification last went there' }),
  created_at: instant,
});
export type PushDevice = z.infer<typeof PushDevice>;

/** The user's browsers, and the key that a new one subscribes with; null where nothing is pushed. */
export const PushDevices = object('PushDevices', { public_key: z.string().nullable(), devices: z.array(PushDevice) });
export type PushDevices = z.infer<typeof PushDevices>;
