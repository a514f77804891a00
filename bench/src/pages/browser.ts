import { launch, type LaunchedChrome } from 'chrome-launcher';
import { chromium, type Browser } from '@playwright/test';

/** One Chromium that Lighthouse and Playwright both steer. */
export interface SharedBrowser {
  port: number;
  browser: Browser;
  close: () => Promise<void>;
}

/** Starts Chromium (CHROME_PATH) without a window. */
export async function startBrowser(): Promise<SharedBrowser> {
  const chromePath = process.env['CHROME_PATH'];
  const chrome: LaunchedChrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    logLevel: 'error',
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  return {
    port: chrome.port,
    browser,
    close: async () => {
      await browser.close();
      chrome.kill();
    },
  };
}
