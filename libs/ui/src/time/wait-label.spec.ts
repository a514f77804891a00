import { waitLabel } from './wait-label.js';

it('says a wait in words and never too short a one', () => {
  expect([1, 59, 60, 61, 600, 5_400, 5_401, 86_400].map(waitLabel)).toEqual([
    '1 second',
    '59 seconds',
    '1 minute',
    '2 minutes',
    '10 minutes',
    '90 minutes',
    '2 hours',
    '24 hours',
  ]);
});
