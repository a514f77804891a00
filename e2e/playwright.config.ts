import { defineConfig } from '@playwright/test';
import { startTestClock } from '@portal/tools/clock';
import type { EngineName } from './support/engines/test.js';

startTestClock();

const executablePath = process.env['CHROME_PATH'];

/** Journeys through the running product, which `npm test` or the caller (by E2E_URL and E2E_INBOX) starts. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'journeys',
  outputDir: '../.data/test/journeys',
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./support/promptness-reporter.ts'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '../.data/test/journeys.json' }],
  ],
  use: {
    baseURL: process.env['E2E_URL'] ?? 'http://localhost:8080',
    timezoneId: process.env['TZ'],
    // a trace of every step costs a quarter of the time: E2E_TRACE=on when a journey fails
    trace: process.env['E2E_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // drawn without a graphics processor, animations take a good part of the time; the phone walks with them
    reducedMotion: 'reduce',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] },
  },
  projects: [
    // what `npm test` walks: the ways through the product on which all else rests, each with its mails and both sides
    {
      name: 'golden',
      testMatch: /golden-|meetings|projects-board|requests|deals|workflows|scheduled-reports|suspension|support/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'desktop',
      testMatch: /story|lists/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'shell',
      testMatch: /links|areas|remotes|frame|first-screen/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /story\.spec/,
      use: { viewport: { width: 360, height: 760 }, hasTouch: true, reducedMotion: 'no-preference' },
    },
    { name: 'reading', testMatch: /site-(reading|looks)\.spec/ },
    { name: 'calls', testMatch: /calls/ },
    // one text for both, without what Playwright can do in its own builds of the browsers only
    { name: 'firefox', testMatch: /engines\.spec/, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: /engines\.spec/, use: { engineName: 'webkit' } },
    // on a product of their own, because they sign in as the users of other journeys
    {
      name: 'together',
      testMatch:
        /monthly-reports|projects\.spec|refunds|companies|promo-codes|availability|preferences|notifications|restore|saved-views|imports|exports/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'pace', testMatch: /projects-pace/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
