import { existsSync } from 'node:fs';
import { onPath } from '../processes/on-path.ts';
import { freePort } from '../processes/ports.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { StopSentence } from '../stop-sentence.ts';
import { installPackage } from '../processes/debian-package.ts';

/** People of a journey: a WebKitWebDriver has one window at a time. */
const PEOPLE = 2;

/**
 * Engines beside Chromium, by their projects in e2e/playwright.config.ts: programs that each needs, with their
 * packages.
 */
const ENGINES = {
  firefox: { title: 'Firefox', programs: { 'firefox-esr': 'firefox-esr' } },
  webkit: { title: 'WebKit', programs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' } },
} as const;

type Engine = keyof typeof ENGINES;

interface Engines {
  names: Engine[];
  /** A sentence about each that can't be had. */
  missing: string[];
}

/** The engines of this machine, got from the distribution's packages when root. */
export function engines(): Engines {
  const found: Engines = { names: [], missing: [] };
  for (const [name, { title, programs }] of Object.entries(ENGINES)) {
    const lacking = Object.entries(programs).filter((entry) => !onPath(entry[0]) && !installed(...entry));
    if (lacking.length === 0) found.names.push(name as Engine);
    else {
      const sources = lacking.map(([, source]) => source).join(' and ');
      found.missing.push(`No journeys in ${title}: Debian’s ${sources} can’t be had on this machine.`);
    }
  }
  return found;
}

/** @throws StopSentence where one is missing in CI; elsewhere its journeys are skipped, which `npm test` says */
export function enginesToRun(): readonly Engine[] {
  const { names, missing } = engines();
  if (process.env['CI'] && missing.length > 0) throw new StopSentence(missing.join('\n'));
  return names;
}

const installed = (name: string, source: string): boolean => installPackage(source) && onPath(name) !== undefined;

/**
 * Starts what these engines need: for WebKit a virtual screen, and drivers.
 * @returns the variables by which the journeys find the engines
 */
export async function startEngines(
  supervisor: Supervisor,
  data: string,
  names: readonly string[],
): Promise<NodeJS.ProcessEnv> {
  const firefox = names.includes('firefox') ? onPath('firefox-esr') : undefined;
  return {
    E2E_FIREFOX: firefox,
    E2E_WEBKIT: names.includes('webkit') ? await startWebKit(supervisor, data) : undefined,
  };
}

/** @returns the addresses of the drivers, with spaces between */
async function startWebKit(supervisor: Supervisor, data: string): Promise<string> {
  const screen = await startScreen(supervisor, data);
  const ports = await Promise.all(Array.from({ length: PEOPLE }, freePort));
  await Promise.all(
    ports.map((port, index) =>
      supervisor.start({
        name: `webkit-${index + 1}`,
        title: 'WebKit’s driver',
        command: 'WebKitWebDriver',
        args: [`--port=${port}`],
        env: { ...process.env, DISPLAY: screen },
        data,
        isReady: async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok,
      }),
    ),
  );
  return ports.map((port) => `http://127.0.0.1:${port}`).join(' ');
}

/** @returns its name for DISPLAY */
async function startScreen(supervisor: Supervisor, data: string): Promise<string> {
  const number = 100 + ((await freePort()) % 30_000);
  await supervisor.start({
    name: 'screen',
    title: 'The screen',
    command: 'Xvfb',
    // otherwise it restarts after its last window, and refuses one that opens at that moment
    args: [`:${number}`, '-screen', '0', '1440x900x24', '-nolisten', 'tcp', '-noreset'],
    data,
    isFoundation: true,
    isReady: () => Promise.resolve(existsSync(`/tmp/.X11-unix/X${number}`)),
  });
  return `:${number}`;
}
