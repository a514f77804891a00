import { launch, type LaunchedChrome } from 'chrome-launcher';
import { chromium, type Browser, type ViewportSize } from '@playwright/test';

/** One Chromium that Lighthouse and Playwright both steer. */
export interface SharedBrowser {
  port: number;
  browser: Browser;
  close: () => Promise<void>;
}

/** What the screens are measured at. */
export const SCREEN: ViewportSize = { width: 1440, height: 900 };

/**
 * Starts Chromium (CHROME_PATH) without a window. A page that is measured at a given size needs a browser of at least
 * that size: what lies outside is not presented, and an interaction there counts until something inside changes.
 */
export async function startBrowser(size?: ViewportSize): Promise<SharedBrowser> {
  const chromePath = process.env['CHROME_PATH'];
  const chrome: LaunchedChrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      ...(size ? [`--window-size=${size.width},${size.height}`] : []),
    ],
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
