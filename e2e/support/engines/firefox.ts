import puppeteer, { type Browser, type ConsoleMessage } from 'puppeteer-core';
import { WINDOW, type Driver } from './driver.js';

/** Starts Firefox without a window, over WebDriver BiDi. @param executablePath the browser of the distribution */
export const startFirefox = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: WINDOW,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });

/** A window with cookies of its own. */
export async function firefoxWindow(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isLeftBehind(String(error))) complaints.push(String(error));
  });
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (work, ...args) => page.evaluate(work as never, ...args),
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    close: () => context.close(),
  };
}

/** A font whose page was left while it loaded (NS_BINDING_ABORTED). */
const isLeftBehind = (complaint: string): boolean =>
  /downloadable font: download failed .*status=2152398850/.test(complaint);
