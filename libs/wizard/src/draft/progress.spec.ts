import { progressMessage } from './progress.js';

it.each([
  [0, 'Preparing'],
  [39, 'Preparing'],
  [40, 'Processing'],
  [69, 'Processing'],
  [70, 'Creating'],
  [94, 'Creating'],
  [95, 'Almost done'],
  [100, 'Almost done'],
])('says at %i percent: %s (specification, section 4)', (percent, words) => {
  expect(progressMessage(percent)).toContain(words);
});
