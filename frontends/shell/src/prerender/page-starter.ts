/**
 * Runs inside a prerendered page (its source is inlined and allowed by its hash, so it can't import anything). Nothing
 * else runs before the first sign of an interaction. With the signed-in hint the page starts after load, and so does a
 * reloaded page whose wizard has answers in the tab's storage. Effects of a click that need no script are drawn first:
 * scripts start two frames later, or after a delay when no click follows. A click on a button that only React handles
 * is kept and dispatched again once React is ready. Browsers that don't know `command` (Firefox before 144, Safari
 * before 26.2) have dialogs opened and closed here until then.
 */
export function startPage(script: HTMLScriptElement): void {
  const { entry, later } = script.dataset;
  let begun = false;
  const fetchAhead = (rel: 'preload' | 'prefetch') => {
    for (const href of (later ?? '').split(' ').filter(Boolean)) {
      const as = href.endsWith('.css') ? 'style' : 'script';
      document.head.append(Object.assign(document.createElement('link'), { rel, as, href }));
    }
  };
  const begin = () => {
    if (begun || !entry) return;
    begun = true;
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'fetch',
        href: '/api/remotes',
        crossOrigin: 'anonymous',
      }),
    );
    fetchAhead('preload');
    const main = document.createElement('script');
    main.src = entry;
    document.head.append(main);
  };
  for (const intent of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(intent, () => setTimeout(begin, 300), { once: true, passive: true, capture: true });
  }
  const afterDrawing = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  addEventListener('click', afterDrawing, { once: true, capture: true });
  const obey = (command: string | null, dialog: HTMLElement | null) => {
    if ('command' in HTMLButtonElement.prototype || !(dialog instanceof HTMLDialogElement)) return;
    if (command === 'show-modal' && !dialog.open) dialog.showModal();
    if (command === 'close') dialog.close();
  };
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.disabled) return;
    if (button.matches('[commandfor]'))
      obey(button.getAttribute('command'), document.getElementById(button.getAttribute('commandfor') ?? ''));
    else if (!button.matches('[popovertarget],[type=submit]')) kept = button;
  };
  let kept: HTMLElement | null = null;
  addEventListener('click', keep, true);
  addEventListener(
    'page-ready',
    () => {
      removeEventListener('click', keep, true);
      kept?.click();
    },
    { once: true },
  );
  const prefetch = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!begun && !connection?.saveData) fetchAhead('prefetch');
  };
  const hasDraft = () => {
    try {
      return Object.keys(sessionStorage).some((key) => key.startsWith(`consultation-wizard:${location.pathname}#`));
    } catch {
      return false; // storage may be disabled
    }
  };
  addEventListener('load', () => {
    if (document.documentElement.dataset.signedIn || hasDraft()) begin();
    else setTimeout(prefetch, 3_000);
  });
}
