import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { onPath } from '../processes/on-path.ts';
import { installPackage } from '../processes/debian-package.ts';

const DOWNLOAD_WITHIN = 240_000;

/** Playwright's own choice without a window: the same engine for a third less processor time than the whole browser. */
const SHELL = 'chromium-headless-shell';

/**
 * A browser for the journeys: CHROME_PATH, PATH, the distribution's package when root, else Playwright's own download
 * ('').
 */
export function chromium(): string | undefined {
  const given = process.env['CHROME_PATH'];
  if (!given) return known() ?? installed() ?? downloaded();
  if (existsSync(given)) return given;
  console.log(`CHROME_PATH names ${given}, where nothing is.`);
  return undefined;
}

const known = (): string | undefined =>
  onPath(SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

const installed = (): string | undefined => (installPackage(SHELL) ? known() : undefined);

const downloaded = (): string | undefined =>
  spawnSync(process.execPath, [inRoot('node_modules/@playwright/test/cli.js'), 'install', '--only-shell', 'chromium'], {
    stdio: 'ignore',
    timeout: DOWNLOAD_WITHIN,
  }).status === 0
    ? ''
    : undefined;
