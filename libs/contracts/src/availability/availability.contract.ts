import { z } from 'zod';
import { ConsultationType } from '../consultations/consultation.contract.js';
import { limits } from '../core/limits.js';
import { object, strictObject } from '../core/objects.js';
import { day, id, instant, line, timeZone, version } from '../core/primitives.js';

/** Rules of every host's calendar (decisions, section 4). */
export const availabilityRules = {
  bufferMinutes: 15,
  noticeHours: 4,
  daysAhead: 30,
  gridMinutes: 15,
} as const;

/** Free times of all hosts together, or of one. Days are of the business zone; without them the next 30 days. */
export const FindSlots = z.strictObject({
  consultation_type: ConsultationType.optional().meta({ description: 'Whose length counts; 30 minutes without' }),
  from: day.optional(),
  to: day.optional(),
  host_id: id.optional().meta({ description: 'Admins only' }),
});
export type FindSlots = z.infer<typeof FindSlots>;

export const Slot = object('Slot', { starts_at: instant, ends_at: instant });
export type Slot = z.infer<typeof Slot>;

/** Times that can be picked now, earliest first. */
export const FreeSlots = object('FreeSlots', {
  minutes: z.int(),
  time_zone: z.string().meta({ description: 'The business zone, in which days are counted' }),
  slots: z.array(Slot),
});
export type FreeSlots = z.infer<typeof FreeSlots>;

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'A time like 08:30')
  .meta({ examples: ['08:30'] });

const opensBeforeItCloses = ({ from, to }: { from: string; to: string }) => from < to;

const weeklyHours = z
  .strictObject({ weekday: z.int().min(1).max(7), from: clock, to: clock })
  .refine(opensBeforeItCloses, { path: ['to'], message: 'Must be after the beginning' });

/** A day that differs: other hours, or closed without them. */
const exception = z
  .strictObject({ day, from: clock.nullable(), to: clock.nullable(), note: line(limits.title).default('') })
  .refine(({ from, to }) => (from === null) === (to === null), { path: ['to'], message: 'Give both times or none' })
  .refine(({ from, to }) => from === null || to === null || from < to, {
    path: ['to'],
    message: 'Must be after the beginning',
  });

/** When a host takes meetings. Until it is set, business hours. */
export const HostAvailability = object('HostAvailability', {
  host_id: id,
  host_name: z.string(),
  takes_meetings: z.boolean(),
  time_zone: z.string(),
  meeting_url: z.string().nullable().meta({ description: 'The host’s video room, put into new meetings' }),
  weekly: z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() })),
  exceptions: z.array(z.object({ day, from: z.string().nullable(), to: z.string().nullable(), note: z.string() })),
  updated_at: instant.nullable(),
  version: z.int(),
});
export type HostAvailability = z.infer<typeof HostAvailability>;

/** Changes only the fields it carries; lists are replaced as a whole. `version` 0 is that of hours never set. */
export const UpdateHostAvailability = strictObject('UpdateHostAvailability', {
  takes_meetings: z.boolean().optional(),
  time_zone: timeZone.optional(),
  meeting_url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable()
    .optional(),
  weekly: z.array(weeklyHours).max(21).optional(),
  exceptions: z.array(exception).max(366).optional(),
  version: version.or(z.literal(0)).optional(),
});
export type UpdateHostAvailability = z.infer<typeof UpdateHostAvailability>;

export const ByHost = z.strictObject({ host_id: id });
export type ByHost = z.infer<typeof ByHost>;
