import { expect, type Page } from '@playwright/test';
import { violationsOn } from './journey.js';
import { layoutHasFollowed } from './lists.js';

/** A window's width in CSS pixels, and the theme that the system asks for. */
export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

/** In CSS pixels; most screens end before. */
const TALL = 3_000;

const all = process.env['E2E_ALL'] === 'on';

/** From a phone to a large desk, by day and by night. */
const everyLook: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [360, 768, 1024, 1440, 1920].map((width) => ({ width, colorScheme })),
);

/** These looks, or every look in `npm run test:all`. */
export const looksOf = (few: readonly Look[]): readonly Look[] => (all ? everyLook : few);

/** How a look is called in the name of a test and in what it finds. */
export const nameOf = ({ width, colorScheme }: Look): string => `at ${width} px, ${colorScheme}`;

/**
 * Asserts that axe finds nothing in the main part of a loaded screen in these looks (in every look in `npm run
 * test:all`); the frame around it is the same for all, and has a journey of its own.
 */
export async function expectAccessibleIn(page: Page, screen: string, ...few: readonly Look[]): Promise<void> {
  for (const look of looksOf(few)) {
    await page.emulateMedia({ colorScheme: look.colorScheme });
    // high enough that the bar at the foot of phones lies over nothing
    await page.setViewportSize({ width: look.width, height: TALL });
    await layoutHasFollowed(page);
    expect.soft(await violationsOn(page, 'main'), `${screen} ${nameOf(look)}`).toEqual([]);
  }
}
