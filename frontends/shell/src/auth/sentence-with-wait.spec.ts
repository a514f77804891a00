import { ApiError } from '@portal/data-access';
import { sentenceWithWait } from './sentence-with-wait.js';

it('tells who asked for too many sign-in links when to ask again', () => {
  const tooMany = new ApiError(429, 'Too many requests. Please try again later', null, 45);
  expect(sentenceWithWait(tooMany)).toBe('Too many requests. Please try again later. You can ask again in 45 seconds.');
  expect(sentenceWithWait(new ApiError(500, 'HTTP 500'))).toBe('HTTP 500');
});
