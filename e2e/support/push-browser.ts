import type { Page, Worker } from '@playwright/test';
import { expect } from './journey.js';
import type { PushSubscriptionAt } from './push-service.js';

/** A notification as the service worker asked the browser to show it. */
export interface Shown {
  title: string;
  tag: string;
  data: { link: string };
}

declare global {
  // what the service worker was asked to show, kept in it
  var shown: Shown[] | undefined;
}

/**
 * Stands for what headless Chromium lacks: the user's permission, which it denies whatever is granted, and a push
 * service to subscribe at. Everything of ours is the real thing: the page, its service worker, and the row.
 */
export async function letSubscribe(page: Page, subscription: PushSubscriptionAt): Promise<void> {
  await page.addInitScript(({ endpoint, keys }) => {
    let isHere = false;
    const held = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        isHere = false;
        return Promise.resolve(true);
      },
    };
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.subscribe = () => {
      isHere = true;
      return Promise.resolve(held as unknown as PushSubscription);
    };
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(isHere ? (held as unknown as PushSubscription) : null);
  }, subscription);
}

/** Hands a message to the service worker, as the browser does when one comes; answers what it shows for it. */
export async function deliver(page: Page, message: string): Promise<Shown> {
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push({ title, ...options } as Shown);
      return Promise.resolve();
    };
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const here = registrations.find(({ isDeleted }) => !isDeleted);
      if (here) resolve(here.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: message });
  await expect.poll(() => worker.evaluate(() => globalThis.shown?.length)).toBe(1);
  await session.detach();
  const shown = await worker.evaluate(() => globalThis.shown?.[0]);
  if (!shown) throw new Error('The service worker showed nothing');
  return shown;
}

/** Clicks a notification; answers the addresses that the service worker opens for it. */
export async function clickOn(page: Page, shown: Shown): Promise<readonly string[]> {
  const worker = await workerOf(page);
  return worker.evaluate(async (data) => {
    const opened: string[] = [];
    const waits: Promise<unknown>[] = [];
    // without a real click browsers refuse to open a window, so what is asked for is noted
    Object.defineProperty(Object.getPrototypeOf(Reflect.get(globalThis, 'clients')), 'openWindow', {
      configurable: true,
      value: (address: string) => {
        opened.push(address);
        return Promise.resolve(null);
      },
    });
    const click = Object.assign(new Event('notificationclick'), {
      notification: { data, close: () => undefined },
      waitUntil: (done: Promise<unknown>) => waits.push(done),
    });
    globalThis.dispatchEvent(click);
    await Promise.all(waits);
    return opened;
  }, shown.data);
}

async function workerOf(page: Page): Promise<Worker> {
  const context = page.context();
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}
