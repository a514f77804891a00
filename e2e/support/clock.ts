import { test as base } from '@playwright/test';
import { clockShift, shiftDate } from '@portal/tools/clock';

/** Every page, of whichever context, is on the clock of the run. */
export const test = base.extend<object, { onTheClock: undefined }>({
  onTheClock: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(shiftDate, clockShift());
        return context;
      };
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
});
