import { firstOpenStep, noAnswers, problemOf } from './wizard-answers.js';

describe('what the API would say against an answer (specification, section 5)', () => {
  it.each(['any text', '+1 (252) 555-0100 ext. 7', '☎ 5', '5'])('takes %p for a phone number', (phone) => {
    expect(problemOf('phone', phone)).toBeNull();
  });

  it('takes every phone number that isn’t blank, within the API’s length', () => {
    expect(problemOf('phone', '   ')).toBe('Please give a phone number');
    expect(problemOf('phone', '1'.repeat(33))).toBe('At most 32 characters');
  });

  it.each(['no-at-sign', '@', 'a@', '@b', 'two words@hill.example', 'a@b@c', ''])(
    'refuses %p as an e-mail',
    (email) => {
      expect(problemOf('email', email)).toMatch(/e-mail address/);
    },
  );

  it('says of each blank answer what is wanted', () => {
    expect(problemOf('name', ' ')).toBe('Please tell us your name');
    expect(problemOf('needs', ' ')).toBe('Please tell us what you need help with');
    expect(problemOf('company', '')).toBeNull();
  });
});

it('lets nobody further than the first step that isn’t answered', () => {
  expect(firstOpenStep(noAnswers)).toBe(0);
  expect(firstOpenStep({ ...noAnswers, name: 'Grace', phone: '1', email: 'no' })).toBe(2);
  expect(firstOpenStep({ ...noAnswers, name: 'Grace', phone: '1', email: 'a@b', needs: 'Help' })).toBe(3);
});
