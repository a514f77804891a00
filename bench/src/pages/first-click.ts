import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Lighthouse's slow 4G, applied to the connection itself. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const SLOWER_CPU = 4;
/** Longer than a page waits before it fetches ahead. */
const IDLE = 5_000;

/** What a visitor's first click on "Schedule Consultation" costs, in milliseconds. */
export interface FirstClick {
  /** From the touch to the presented frame with the open dialog: the browser's own Event Timing, in steps of 8 ms. */
  open: number;
  /** From the click until the name that was typed at once has made Next answer. */
  usable: number;
}

interface Marks {
  click?: number;
  /** How long the click took to be seen. */
  shown?: number;
  usable?: number;
}

async function phone(
  browser: Browser,
  slow: boolean,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  }
  return { page, session, close: () => context.close() };
}

/** How a visitor comes: on a slow phone or not, clicking as soon as the page has loaded or after it has fetched ahead. */
export interface Visit {
  slow: boolean;
  ahead: boolean;
}

export async function firstClick(browser: Browser, url: string, { slow, ahead }: Visit): Promise<FirstClick> {
  const { page, close } = await phone(browser, slow);
  await page.addInitScript(watchDialog);
  await page.goto(url, { waitUntil: 'load' });
  if (ahead) await page.waitForTimeout(30_000);
  await page.getByRole('button', { name: 'Schedule Consultation' }).first().tap();
  await page.getByLabel('What is your name?').fill('Grace Hill');
  const measured = await page.waitForFunction(
    () => {
      const { marks } = window as unknown as { marks: Marks };
      return marks.usable === undefined || marks.shown === undefined ? null : marks;
    },
    undefined,
    { timeout: 60_000 },
  );
  const { click = NaN, shown = NaN, usable = NaN }: Marks = (await measured.jsonValue()) ?? {};
  await close();
  return { open: shown, usable: Math.round(usable - click) };
}

/**
 * Runs inside the page before anything else: notes when the click came, how long until the next frame after it was
 * presented, and when Next could be pressed. The click's own dispatch opens the dialog, so that frame is the first that
 * can show it.
 */
function watchDialog(): void {
  const marks: Marks = {};
  Object.assign(window, { marks });
  addEventListener('click', (event) => (marks.click ??= event.timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') marks.shown ??= duration;
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'toggle',
    (event) => {
      if (!(event.target instanceof HTMLDialogElement)) return;
      const next = event.target.querySelector<HTMLButtonElement>('button[type=submit]');
      const look = (): void => {
        if (next?.disabled === false) marks.usable ??= performance.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    true,
  );
}

/** Scripts that ran. */
export interface Executed {
  /** Bytes, compressed by brotli, of scripts with an address and of the page's own. */
  bytes: number;
  files: number;
  antd: boolean;
}

/** What a page runs before any interaction, long enough for it to fetch ahead. */
export async function executedBeforeInteraction(browser: Browser, url: string): Promise<Executed> {
  const { page, session, close } = await phone(browser, false);
  const scripts: { id: string; url: string }[] = [];
  session.on('Debugger.scriptParsed', ({ scriptId, url: address }) => {
    if (address.startsWith('http')) scripts.push({ id: scriptId, url: address });
  });
  await session.send('Debugger.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE);
  const sources = await Promise.all(
    scripts.map(async ({ id }) => (await session.send('Debugger.getScriptSource', { scriptId: id })).scriptSource),
  );
  await close();
  return {
    bytes: sources.reduce((sum, source) => sum + brotliCompressSync(source).length, 0),
    files: scripts.filter(({ url: address }) => address !== url).length,
    antd: sources.some((source) => /\bant-btn\b|@ant-design/.test(source)),
  };
}
