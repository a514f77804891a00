import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.js';
import { locate, stepsOf, type Located, type Target } from './in-page.js';

/** Polling interval, in milliseconds. */
const LOOK = [50];

/** A user of a browser window: each action waits for the element that it needs. */
export class Person {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** @param address a path of the product, or a whole address */
  open(address: string): Promise<void> {
    return this.driver.open(new URL(address, this.origin).href);
  }

  async click(target: Target): Promise<void> {
    await this.driver.click((await this.reach(target, 'scroll')).place);
  }

  /** Clicks a field, and types. */
  async fill(name: string, text: string): Promise<void> {
    await this.click({ role: 'textbox', name });
    await this.driver.type(text);
  }

  /** Presses keys one after the other on something that can have the focus. */
  async pressOn(target: Target, ...keys: Key[]): Promise<void> {
    await this.reach(target, 'focus');
    for (const key of keys) await this.driver.press(key);
  }

  async sees(target: Target): Promise<void> {
    await this.until(target, 'visible', (found) => found !== undefined);
  }

  async seesNo(target: Target): Promise<void> {
    await this.until(target, 'gone', (found) => found === undefined);
  }

  async hasFocusOn(target: Target): Promise<void> {
    await this.until(target, 'focused', (found) => found?.hasFocus === true);
  }

  /** Waits for the path of the page. */
  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => location.pathname), { intervals: LOOK }).toMatch(path);
  }

  private async reach(target: Target, mode?: 'scroll' | 'focus'): Promise<Located & { place: object }> {
    let found: Located | undefined;
    await this.until(target, 'within reach', (now) => Boolean((found = now)?.place && !now?.isDisabled), mode);
    return found as Located & { place: { x: number; y: number } };
  }

  private async until(
    target: Target,
    what: string,
    is: (found: Located | undefined) => boolean,
    mode?: 'scroll' | 'focus',
  ): Promise<void> {
    const steps = stepsOf(target);
    await expect
      .poll(async () => is((await this.driver.evaluate(locate, steps, mode)) ?? undefined), {
        intervals: LOOK,
        message: `${target.role} “${String(target.name)}” is ${what}`,
      })
      .toBe(true);
  }
}
