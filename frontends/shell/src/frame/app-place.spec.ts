import { isAppPlace } from './app-place.js';

it.each(['/dashboard', '/notifications', '/search'])('%s stands in the frame of signed-in screens', (path) => {
  expect(isAppPlace(path)).toBe(true);
});

it.each(['/', '/about', '/auth', '/unsubscribe/token', '/notifications-of-others'])('%s doesn’t', (path) => {
  expect(isAppPlace(path)).toBe(false);
});
