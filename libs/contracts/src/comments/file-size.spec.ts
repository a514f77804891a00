import { formatFileSize } from './file-size.js';

it.each([
  [1, '1 byte'],
  [900, '900 bytes'],
  [1_536, '1.5 KB'],
  [120_000, '117 KB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are "%s"', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
