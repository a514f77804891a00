import { builtInText, row } from '../../../../../test/support/built-in-text.js';
import type { TextVariables } from '../../../../infrastructure/message-texts/index.js';
import type { ConsultationRow } from '../../../consultations/index.js';
import type { MeetingRow } from '../../../meetings/index.js';
import type { EditableName } from '../../templates/catalogue/index.js';
import { isStillTrue, meetingVariables, type MeetingNews } from './meeting-mails.js';

const now = new Date('2027-03-15T10:00:00Z');
const at = '2027-03-16T15:00:00Z';

describe('mails about meetings', () => {
  const about = (side: MeetingNews['side'], meeting: Partial<MeetingRow>, data = {}): TextVariables =>
    meetingVariables({
      meeting: row<MeetingRow>({
        ...{ status: 'proposed', proposed_by: 'admin', starts_at: at, ends_at: at, held_until: at, mode: 'video' },
        ...{ customer_name: 'Dana', host_name: 'Ann', customer_zone: null, host_zone: null },
        ...{ time_zone: 'America/New_York', ...meeting },
      }),
      request: row<ConsultationRow>({ source: 'portal', title: 'Phones', consultation_type: 'project_scoping' }),
      side,
      data,
    });
  const WHICH = 'Phones, Tue, Mar 16, 11:00 AM EDT';

  it.each<[EditableName, TextVariables, string[]]>([
    [
      'meeting_proposed',
      about('customer', {}),
      [
        `Proposed: ${WHICH}`,
        'Pamlico IT proposes this time for a meeting. Please confirm the time, or name another one.',
        'Answer the proposal',
      ],
    ],
    [
      'meeting_proposed',
      about('staff', {}),
      [
        `Proposed: Dana, ${WHICH}`,
        'Pamlico IT proposes this time for a meeting. Dana is asked to confirm it.',
        'Open the request',
      ],
    ],
    [
      'meeting_proposed',
      about('customer', { proposed_by: 'customer' }),
      ['Dana proposes this time for a meeting. We will confirm it, or name another one.', 'See your meeting'],
    ],
    [
      'meeting_moved',
      about('customer', {}),
      [
        `New time proposed: ${WHICH}`,
        'The meeting is to take place at another time. Please confirm the time, or name another one.',
      ],
    ],
    [
      'meeting_moved',
      about('customer', { status: 'confirmed' }),
      [
        `New time: ${WHICH}`,
        'The meeting takes place at another time. The calendar file that comes with this mail moves your entry.',
      ],
    ],
    ['meeting_declined', about('staff', {}), ['This time does not suit. The request waits for another one.']],
    ['meeting_declined', about('customer', {}), ['This time does not suit us. Please pick another one.']],
    ['meeting_cancelled', about('staff', { status: 'rescheduled' }), ['Somebody else meets the customer now.']],
    ['meeting_cancelled', about('customer', { status: 'rescheduled' }), ['This meeting does not take place.']],
    [
      'meeting_reminder',
      about('staff', {}, { hours_before: '1' }),
      [`In an hour: Dana, ${WHICH}`, 'This meeting is coming up.'],
    ],
    ['meeting_reminder', about('customer', {}, { hours_before: '24' }), [`Tomorrow: ${WHICH}`]],
    [
      'meeting_hold',
      about('customer', {}),
      ['Please confirm your time: Tue, Mar 16, 11:00 AM EDT', 'Confirm this time'],
    ],
  ])('%s', (name, variables, sentences) => {
    expect(builtInText(name, variables)).toEqual(expect.arrayContaining(sentences));
  });

  it('go only while they are true', () => {
    const hold = row<MeetingRow>({ status: 'proposed', held_until: at });
    expect(isStillTrue('meeting_hold', hold, now)).toBe(true);
    expect(isStillTrue('meeting_hold', hold, new Date('2027-03-17T00:00:00Z'))).toBe(false);
  });
});
