import { z } from 'zod';
import { limits } from '../core/limits.js';
import { strictObject } from '../core/objects.js';
import { day, dollars, id, instant, longText, requiredLine, version } from '../core/primitives.js';
import { DealInterval, DealType } from '../deals/deal-terms.js';

/** What becomes of the coming meeting of a request that is converted. */
export const meetingChoices = ['keep', 'cancel', 'move'] as const;
export type MeetingChoice = (typeof meetingChoices)[number];

/** One open meeting of the request, and what becomes of it; meetings that aren't named take place as agreed. */
const conversionMeeting = z
  .strictObject({
    id,
    choice: z.enum(meetingChoices).default('keep'),
    starts_at: instant
      .optional()
      .meta({ description: 'With move: the new time. A free one is firm, any other is proposed' }),
    version: version.optional(),
  })
  .superRefine(({ choice, starts_at }, context) => {
    if ((choice === 'move') === (starts_at !== undefined)) return;
    const message = choice === 'move' ? 'Choose a new time' : 'Only of a meeting that is moved';
    context.addIssue({ code: 'custom', path: ['starts_at'], message });
  })
  .meta({ id: 'ConversionMeeting' });

const ofRequest = {
  description: longText.optional().meta({ description: 'The words of the request unless given' }),
  customer_id: id.optional().meta({ description: 'Whose it is; the customer of the request unless given' }),
  meeting: conversionMeeting.optional(),
  version: version.optional().meta({ description: 'Of the request' }),
};

/**
 * Makes a project of a request: in planning, linked to the request and to its deal if it has one. The request is
 * completed as converted; its meetings take place unless `meeting` changes them.
 */
export const ConvertToProject = strictObject('ConvertConsultationToProject', {
  name: requiredLine(limits.name).optional().meta({ description: 'The title of the request unless given' }),
  ...ofRequest,
  manager_id: id.nullable().optional(),
  start_date: day.nullable().optional(),
  target_date: day.nullable().optional(),
});
export type ConvertToProject = z.infer<typeof ConvertToProject>;

/** Drafts a deal of a request: linked to the request and to its project if it has one. Otherwise as for a project. */
export const ConvertToDeal = strictObject('ConvertConsultationToDeal', {
  title: requiredLine(limits.title).optional().meta({ description: 'The title of the request unless given' }),
  ...ofRequest,
  deal_type: DealType,
  interval: DealInterval.nullable().optional().meta({ description: 'The billing period of a recurring deal' }),
  amount: dollars.positive('Must be more than 0').meta({ description: 'US dollars a period, or once' }),
  starts_on: day.nullable().optional(),
});
export type ConvertToDeal = z.infer<typeof ConvertToDeal>;
