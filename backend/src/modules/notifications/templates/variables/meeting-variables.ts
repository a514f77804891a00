import { brand } from '@portal/contracts';
import type { TextVariables } from '../../../../infrastructure/message-texts/index.js';
import { greeting } from '../first-name.js';
import { clockTime, zoneOf } from '../meeting-labels.js';
import { about, awaitsAnswer, when, which, type MeetingNews } from '../meeting-templates.js';

/** What the title of a notification about a meeting is filled with. */
export function meetingTitleVariables(news: MeetingNews): TextVariables {
  const { meeting, side, data } = news;
  return {
    meeting: which(news),
    topic: about(news),
    time: when(news),
    for_admin: side === 'staff',
    customer_name: meeting.customer_name,
    host_name: meeting.host_name,
    proposed: meeting.status === 'proposed',
    proposed_by: meeting.proposed_by === 'admin' ? brand.shortName : meeting.customer_name,
    answer_expected: awaitsAnswer(news),
    other_host: meeting.status === 'rescheduled',
    in_an_hour: data['hours_before'] === '1',
    held_until: clockTime(meeting.held_until ?? meeting.starts_at, zoneOf(meeting, side)),
  };
}

/** What a mail about a meeting is filled with. */
export const meetingVariables = (news: MeetingNews, firstName: string): TextVariables => ({
  ...meetingTitleVariables(news),
  greeting: greeting(firstName),
  first_name: firstName,
});
