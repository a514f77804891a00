import { z } from 'zod';
import { object } from '../core/objects.js';
import { day, id } from '../core/primitives.js';

/** How many weeks the figures of the team look back, the current one included. */
export const TEAM_WEEKS = 8;

/** How the team keeps its promises, and who has how much to do (decisions, section 5). */
export const TeamWeek = object('TeamWeek', {
  answered_in_time: z
    .array(
      z.object({
        week_of: day,
        kept: z.int(),
        missed: z.int(),
        percent: z.number().nullable().meta({ description: 'Of those kept or missed; null without any' }),
      }),
    )
    .meta({
      description: `First answers to tickets by the week in which they were opened, ${TEAM_WEEKS} Mondays, Eastern time`,
    }),
  load: z
    .array(z.object({ assignee_id: id.nullable(), name: z.string(), tickets: z.int(), tasks: z.int() }))
    .meta({ description: 'Open tickets and tasks of each admin who has any, the most first; nobody’s last' }),
  on_call: z.string().nullable().meta({ description: 'The e-mail address that urgent notices go to' }),
});
export type TeamWeek = z.infer<typeof TeamWeek>;
