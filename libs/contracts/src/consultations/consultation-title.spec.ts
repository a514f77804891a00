import { siteRequestTitle, consultationTypeOf, wizardTitleOf } from './consultation-title.js';

describe('the type that a title asks for (specification, section 4)', () => {
  it.each([
    ['Schedule Strategy Session', 'strategy_consultation'],
    ['PROJECT kick-off', 'project_scoping'],
    ['Scoping call', 'project_scoping'],
    ['Emergency Support', 'emergency_assessment'],
    ['Strategy for an emergency project', 'strategy_consultation'],
    ['Project emergency', 'project_scoping'],
    ['Something else', 'general_consultation'],
    ['', 'general_consultation'],
  ])('%s → %s', (title, type) => {
    expect(consultationTypeOf(title)).toBe(type);
  });
});

it('shows the text before " - " as the heading of the wizard', () => {
  expect(wizardTitleOf('Free consultation - 30 minutes')).toBe('Free consultation');
  expect(wizardTitleOf('Free consultation')).toBe('Free consultation');
});

it('says of a request from the site where and by what it was asked, within the limit of a title', () => {
  const title = siteRequestTitle('IT Strategy', 'Book a strategy session', 'Strategy Consultation');
  expect(title).toBe('IT Strategy: Book a strategy session - Strategy Consultation');
  expect(wizardTitleOf(title)).toBe('IT Strategy: Book a strategy session');
  expect(consultationTypeOf(title)).toBe('strategy_consultation');
  expect(siteRequestTitle('x'.repeat(300), 'y', 'z')).toHaveLength(200);
});
