import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { startTestClock } from '@portal/tools/clock';
import type { EngineName } from './support/engines/test.js';

startTestClock();

const executablePath = process.env['CHROME_PATH'];

const DESK = { width: 1440, height: 900 };

/** For journeys that give way to others on a busy machine (tools/src/journeys.ts). */
const BESIDE_OTHERS = { timeout: 300_000, expect: { timeout: 60_000 } };

/** The files of these journeys. */
const walks = (...journeys: string[]): RegExp => new RegExp(`/journeys/(${journeys.join('|')})\\.spec\\.ts$`);

/** Journeys through the running product, which `npm test` or the caller (by E2E_URL and E2E_INBOX) starts. */
const config = defineConfig<object, { engineName: EngineName }>({
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
      testMatch: walks('golden/.+'),
      use: { viewport: DESK },
    },
    { name: 'desktop', testMatch: walks('every-screen'), use: { viewport: DESK } },
    { name: 'shell', testMatch: walks('links', 'areas', 'remotes', 'frame', 'first-screen'), use: { viewport: DESK } },
    {
      name: 'phone',
      testMatch: walks('story'),
      use: { viewport: { width: 360, height: 760 }, hasTouch: true, reducedMotion: 'no-preference' },
    },
    { name: 'reading', testMatch: walks('site-reading', 'every-public-page') },
    { name: 'calls', testMatch: walks('calls') },
    // one text for both, without what Playwright can do in its own builds of the browsers only
    { name: 'firefox', testMatch: walks('engines'), ...BESIDE_OTHERS, use: { engineName: 'firefox' } },
    { name: 'webkit', testMatch: walks('engines'), ...BESIDE_OTHERS, use: { engineName: 'webkit' } },
    // on a product of their own, because they sign in as the users of other journeys
    {
      name: 'together',
      testMatch: walks('together/.+'),
      use: { viewport: DESK },
    },
    { name: 'pace', testMatch: walks('projects-pace'), use: { viewport: DESK } },
  ],
});

const unwalked = globSync('**/*.ts', { cwd: join(import.meta.dirname, 'journeys') }).filter(
  (file) =>
    !config.projects?.some(({ testMatch }) => testMatch instanceof RegExp && testMatch.test(`/journeys/${file}`)),
);
if (unwalked.length > 0) throw new Error(`No project of playwright.config.ts walks ${unwalked.join(', ')}`);

export default config;
