import { z } from 'zod';
import { notificationCategories, NotificationCategory } from './notification.contract.js';
import { IMPOSSIBLE_TIMING, isPossibleTiming, MailTiming } from './preference.contract.js';
import { object, strictObject } from '../core/objects.js';

const categoryChoice = z
  .strictObject({ category: NotificationCategory, email: MailTiming })
  .refine(isPossibleTiming, IMPOSSIBLE_TIMING);

/**
 * The link of a mail, and when mail of its categories is to come; without `preferences` nothing changes. The link is the
 * proof: no session is needed (decisions 6.17).
 */
export const ChangeMailChoice = strictObject('ChangeMailChoice', {
  token: z.string().min(1).max(300),
  preferences: z.array(categoryChoice).min(1).max(notificationCategories.length).optional(),
});
export type ChangeMailChoice = z.infer<typeof ChangeMailChoice>;

const choice = z.object({ category: NotificationCategory, email: MailTiming });

/** When mail of the link's categories comes now, and what an undo goes back to. */
export const MailChoice = object('MailChoice', {
  address: z.string().meta({ description: 'Whose mail it is, as p***@example.com' }),
  preferences: z.array(choice),
  before: z.array(choice).meta({ description: 'The same as it was before mail was switched off' }),
});
export type MailChoice = z.infer<typeof MailChoice>;
