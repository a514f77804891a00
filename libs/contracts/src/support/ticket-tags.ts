import { z } from 'zod';
import { limits } from '../core/limits.js';
import { adminsOnly } from '../core/lists.js';
import { object } from '../core/objects.js';
import { requiredLine } from '../core/primitives.js';

/** Tags on one ticket. */
export const MAX_TICKET_TAGS = 10;

/** What the team calls tickets of a sort; compared without case. */
export const TicketTag = requiredLine(limits.label)
  .overwrite((text) => text.replace(/ +/g, ' '))
  .refine((text) => /^[\p{L}\p{M}\p{N} .-]*$/u.test(text), 'Only letters, digits, spaces, “-” and “.”');

const keyOf = (tag: string): string => tag.toLowerCase();

/** The tags that aren't among others. */
export const tagsWithout = (tags: readonly string[], others: readonly string[]): string[] => {
  const keys = new Set(others.map(keyOf));
  return tags.filter((tag) => !keys.has(keyOf(tag)));
};

/** Each tag once, as it is written first. */
export const distinctTags = (tags: readonly string[]): string[] =>
  tags.filter((tag, at) => tags.findIndex((other) => keyOf(other) === keyOf(tag)) === at);

/** The tags of one ticket. */
export const ticketTags = z
  .array(TicketTag)
  .overwrite(distinctTags)
  .max(MAX_TICKET_TAGS, `At most ${MAX_TICKET_TAGS} tags`);

/** Tags to narrow a list by, separated by commas. */
export const anyOfTags = adminsOnly(
  z
    .preprocess(
      (input) => (typeof input === 'string' ? input.split(',') : input),
      z.array(TicketTag).min(1).max(MAX_TICKET_TAGS),
    )
    .optional(),
  'only tickets that have one of these tags, separated by commas',
);

/** A tag that is in use. */
export const UsedTag = object('UsedTag', {
  name: z.string(),
  tickets: z.int().meta({ description: 'How many tickets have it' }),
});
export type UsedTag = z.infer<typeof UsedTag>;
