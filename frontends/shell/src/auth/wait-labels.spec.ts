import { ApiError } from '@portal/data-access';
import { sentenceWithWait, waitLabel } from './wait-labels.js';

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

it('tells who asked for too many sign-in links when to ask again', () => {
  const tooMany = new ApiError(429, 'Too many requests. Please try again later', null, 45);
  expect(sentenceWithWait(tooMany)).toBe('Too many requests. Please try again later. You can ask again in 45 seconds.');
  expect(sentenceWithWait(new ApiError(500, 'HTTP 500'))).toBe('HTTP 500');
});
