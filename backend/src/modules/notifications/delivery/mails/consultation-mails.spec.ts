import type { ConsultationStatus } from '@portal/contracts';
import { builtInText, row } from '../../../../../test/support/built-in-text.js';
import { asTyped } from '../../../../infrastructure/mail/index.js';
import type { TextVariables } from '../../../../infrastructure/message-texts/index.js';
import type { ConsultationRow } from '../../../consultations/index.js';
import { readerVariables } from '../../templates/first-name.js';
import { consultationVariables } from './consultation-mails.js';

describe('mails about requests', () => {
  const about = (
    to: ConsultationStatus,
    request: Partial<ConsultationRow> = {},
    firstName = 'Dana',
  ): TextVariables => ({
    ...readerVariables(firstName),
    ...consultationVariables({
      data: { to },
      message: { author: 'Avery Cole', text: asTyped('Yes') },
      request: row<ConsultationRow>({ reference: 'C-1', description: 'Quiet\nthey are', outcome: null, ...request }),
    }),
  });
  const converted = (ids: Partial<ConsultationRow>) => about('completed', { outcome: 'converted', ...ids });

  it.each<[TextVariables, string[]]>([
    [about('in_progress'), ['Your request C-1 is in progress', 'Hello Dana,', 'We are working on your request.']],
    [
      about('declined', { decline_reason: 'Too far.' }, ''),
      ['Your request C-1 is declined', 'Hello,', 'We are sorry, but we cannot take on this request.', 'Too far.'],
    ],
    [
      about('cancelled', { decline_reason: 'Too far.' }),
      ['Your request C-1 is cancelled', 'Hello Dana,', 'Your request is cancelled.'],
    ],
    [
      about('completed'),
      ['Your request C-1 is completed', 'Hello Dana,', 'Your consultation is completed. Thank you for your time.'],
    ],
    [
      converted({ project_id: 'p' }),
      [
        'Your request C-1 became a project',
        'Hello Dana,',
        'We set up a project for what you asked. You follow its plan and progress there.',
      ],
    ],
    [
      converted({ project_id: null, deal_id: 'd' }),
      [
        'We are preparing an offer for your request C-1',
        'Hello Dana,',
        'We are writing an offer for what you asked. You get it by e-mail.',
      ],
    ],
  ])('a step is told by what it means: %#', (variables, sentences) => {
    expect(builtInText('consultation_status', variables).slice(0, -1)).toEqual(sentences);
  });

  it('keep what was written as it was typed', () => {
    expect(builtInText('consultation_reply', about('pending')).slice(2, -1)).toEqual(['Avery Cole wrote:', 'Yes']);
    expect(builtInText('consultation_alert', about('pending')).at(-2)).toBe('Quiet\nthey are');
  });
});
