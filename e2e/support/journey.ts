import { expect } from '@playwright/test';
import { test as base } from './clock.js';
import { keepWaits } from './promptness.js';

export { expect };

/**
 * Every page of a journey is watched: a console error, a CSP violation or an exception fails it. The browser also
 * complains of each refused call: a journey that provokes some names their status codes by `test.use({ refused })`.
 */
export const test = base.extend<{ refused: readonly number[]; watched: undefined }>({
  refused: [[], { option: true }],
  watched: [
    async ({ context, refused }, use, info) => {
      const expected = [401, ...refused].map((status) => `status of ${status} `);
      const complaints: string[] = [];
      context.on('console', (message) => {
        // a text file names no icon, so the browser asks for the usual one beside it
        if (message.location().url.endsWith('/favicon.ico')) return;
        if (message.type() === 'error' && !expected.some((one) => message.text().includes(one)))
          complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use(undefined);
      keepWaits(info);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});
