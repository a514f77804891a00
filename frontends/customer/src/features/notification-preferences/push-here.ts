import type { CreatePushDevice } from '@portal/contracts';

const WORKER = '/push-worker.js';

/** Whether this browser can show notifications while the portal is closed; on iPhones only installed pages can. */
export const canPushHere = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The address under which this browser is subscribed, if it is. */
export async function endpointHere(): Promise<string | null> {
  const registration = canPushHere() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Why a browser wasn't subscribed, as the user reads it. */
export class PushRefused extends Error {}

/**
 * Asks for the browser's permission and subscribes it. To be called from a click, or browsers don't ask.
 * @throws PushRefused when the user said no, or when the browser's push service can't be reached
 */
export async function subscribeHere(publicKey: string): Promise<CreatePushDevice> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new PushRefused('Your browser doesn’t allow it. Allow notifications for this site in its settings.');
  const registration = await navigator.serviceWorker.register(WORKER, { scope: '/' });
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((cause: unknown) => {
      throw new PushRefused('Your browser can’t reach its push service. Try again later, or in another network.', {
        cause,
      });
    });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** Takes the subscription back in this browser. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
