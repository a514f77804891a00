/**
 * Takes back this browser's push subscription, so that the next person here is shown nothing. The server forgets the
 * browser when its push service answers that it is gone.
 */
export async function endPushHere(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/push-worker.js');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
