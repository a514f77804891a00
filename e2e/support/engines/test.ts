import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { firefoxWindow, startFirefox } from './firefox.js';
import { expect } from '../journey.js';
import { linkMail } from '../sign-in.js';
import { linkIn } from '../inbox.js';
import { Person } from './person.js';
import { webKitWindow } from './webkit.js';
import type { Driver } from './driver.js';

export { expect };

/** An engine beside Chromium. */
export type EngineName = 'firefox' | 'webkit';

interface Engine {
  openWindow(): Promise<Driver>;
  close(): Promise<void>;
}

/** Journeys that run in every engine, each by a driver of its own; what the browser complains about fails them. */
export const test = base.extend<{ arrive: () => Promise<Person> }, { engineName: EngineName; engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await starts[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  arrive: async ({ engine, baseURL }, use, info) => {
    const people: Person[] = [];
    await use(async () => {
      const person = new Person(await engine.openWindow(), baseURL ?? '');
      people.push(person);
      return person;
    });
    const complaints = people.flatMap(({ driver }) => driver.complaints());
    for (const [index, { driver }] of people.entries()) {
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath(`person-${index + 1}.png`), await driver.picture());
      await driver.close();
    }
    expect(complaints, 'what the browser complained about').toEqual([]);
  },
});

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  firefox: async () => {
    const browser = await startFirefox(given('E2E_FIREFOX'));
    return { openWindow: () => firefoxWindow(browser), close: () => browser.close() };
  },
  webkit: () => {
    const drivers = given('E2E_WEBKIT').split(' ');
    let next = 0;
    // each driver has one window at a time, and the people of a test arrive one after the other
    const openWindow = () => webKitWindow(drivers[next++ % drivers.length] ?? '');
    return Promise.resolve({ openWindow, close: () => Promise.resolve() });
  },
};

function given(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is missing: these journeys run by npm test`);
  return value;
}

/** Signs in by a mail's link with the calls that the pages make, and opens a page. */
export async function signIn(person: Person, email: string, path: string): Promise<void> {
  const send = async (to: string, body: Record<string, string>) => {
    const status = await person.driver.evaluate(
      async (address: string, sent: string) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(address, { method: 'POST', headers, body: sent })).status;
      },
      to,
      JSON.stringify(body),
    );
    expect([201, 202]).toContain(status);
  };
  await person.open('/robots.txt'); // of the same origin, and without scripts
  const mail = await linkMail(email, () => send('/api/v1/auth/magic-links', { email }));
  await send('/api/v1/auth/session', { token: linkIn(mail).split('#token=')[1] ?? '' });
  await person.open(path);
}
