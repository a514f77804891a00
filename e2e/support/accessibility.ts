import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layoutHasFollowed } from './lists.js';

/** What axe finds against WCAG 2.2 AA on a page or a part of it: the rule, and the elements that break it. */
export async function violationsOn(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] }) // what passes, axe would describe too
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode() // without a blank page of its own for each run, which only frames of other sites need
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Nothing that axe finds against WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

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
