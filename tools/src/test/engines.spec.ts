import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { engines, enginesToRun } from './engines.ts';

const before = { PATH: process.env['PATH'], CI: process.env['CI'] };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  process.env['PATH'] = folder;
  jest.spyOn(process, 'getuid').mockReturnValue(1000); // who isn't root gets no packages
});
afterEach(() => {
  Object.assign(process.env, before);
  if (before.CI === undefined) delete process.env['CI'];
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

const here = (...programs: string[]) => programs.forEach((name) => writeFileSync(join(folder, name), ''));

it('finds the engines whose programs are all there, and says which packages the others lack', () => {
  here('firefox-esr', 'Xvfb');
  expect(engines()).toEqual({
    names: ['firefox'],
    missing: ['No journeys in WebKit: Debian’s webkit2gtk-driver can’t be had on this machine.'],
  });
});

it('skips an engine that is missing, but not in CI', () => {
  delete process.env['CI'];
  here('WebKitWebDriver', 'Xvfb');
  expect(enginesToRun()).toEqual(['webkit']);
  process.env['CI'] = 'true';
  expect(() => enginesToRun()).toThrow('No journeys in Firefox: Debian’s firefox-esr can’t be had on this machine.');
  here('firefox-esr');
  expect(enginesToRun()).toEqual(['firefox', 'webkit']);
});
