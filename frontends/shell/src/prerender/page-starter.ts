/**
 * Runs inside a prerendered page (its source is inlined and allowed by its hash, so it can't import anything). Nothing
 * else runs before the first sign of an interaction. With the signed-in hint the page starts after load, and so does a
 * reloaded page whose wizard has answers in the tab's storage. Effects of a click that need no script are drawn first:
 * scripts start two frames later, or after a delay when no click follows. A click on a button that only React handles
 * is kept and dispatched again once React is ready, and so is the sending of a form. Browsers that don't know `command`
 * (Firefox before 144, Safari before 26.2) have dialogs opened and closed here until then.
 *
 * The entry runs once all that it needs is in the browser's cache: the federation's runtime never asks again for a
 * shared library that didn't arrive. That is fetched, not preloaded, because Chromium answers the next request for a
 * file by the failure of its preload; only what no cache may keep is preloaded, once the network has proved itself. What
 * fails is fetched again when the network is back, or with the next press of a button. Scripts that fail later dispatch
 * `page-failed`, and try again at `page-again`. Notes (`data-loading`) say meanwhile why their form doesn't
 * answer.
 */
export function startPage(script: HTMLScriptElement): void {
  const { entry, needed, wanted, later } = script.dataset;
  let begun = false;
  let arrived = false;
  let failed = false;
  let ready = false;
  let kept: HTMLElement | null = null;
  let held: HTMLFormElement | null = null;
  const listOf = (files = '') => files.split(' ').filter(Boolean);
  const link = (rel: string, as: string, href: string, crossOrigin: string | null = null) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, as, href, crossOrigin }));
  const linkAll = (rel: string, files: string[]) => {
    for (const href of files) link(rel, href.endsWith('.css') ? 'style' : 'script', href);
  };
  const show = () => {
    const trouble = navigator.onLine ? 'failed' : 'offline';
    const word = ready ? '' : failed ? trouble : held ? 'loading' : '';
    for (const note of document.querySelectorAll<HTMLElement>('[data-loading]')) {
      note.textContent = note.dataset[word] ?? '';
    }
    for (const part of held?.elements ?? []) {
      if (part.matches('[type=submit]')) part.setAttribute('aria-busy', String(word === 'loading'));
      // what is typed on after Enter is no part of the answer that was given by it
      else if ('readOnly' in part) part.readOnly = word === 'loading';
    }
  };
  const fail = () => {
    failed = true;
    show();
  };
  const again = () => {
    if (failed) dispatchEvent(new Event('page-again'));
  };
  const run = () => {
    if (navigator.onLine) {
      link('preload', 'fetch', '/api/remotes', 'anonymous');
      linkAll('preload', listOf(later));
    }
    const main = document.createElement('script');
    main.src = entry ?? '';
    main.onload = () => (arrived = true);
    main.onerror = fail;
    document.head.append(main);
  };
  const fetchFile = async (href: string) => {
    const answer = await fetch(href);
    await answer.arrayBuffer();
    return answer.ok;
  };
  const fetchAll = (files: string[]) => Promise.allSettled(files.map(fetchFile));
  const load = () => {
    void fetchAll(listOf(needed)).then((files) =>
      files.every((file) => file.status === 'fulfilled' && file.value) ? run() : fail(),
    );
    void fetchAll(listOf(wanted));
  };
  const begin = () => {
    if (begun || !entry) return;
    begun = true;
    load();
  };
  const onAgain = () => {
    failed = false;
    show();
    if (!arrived) load();
  };
  addEventListener('page-failed', fail);
  addEventListener('page-again', onAgain);
  addEventListener('online', again);
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
    again();
  };
  const hold = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute('action')) return;
    event.preventDefault();
    held = form;
    show();
    again();
  };
  addEventListener('click', keep, true);
  addEventListener('submit', hold, true);
  const onReady = () => {
    removeEventListener('click', keep, true);
    removeEventListener('submit', hold, true);
    removeEventListener('online', again);
    removeEventListener('page-failed', fail);
    removeEventListener('page-again', onAgain);
    ready = true;
    show();
    kept?.click();
    setTimeout(() => {
      if (!held?.closest('dialog:not([open])')) held?.requestSubmit(); // React knows by then what was typed
    });
  };
  addEventListener('page-ready', onReady, { once: true });
  const prefetch = () => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!begun && !connection?.saveData) linkAll('prefetch', [needed, wanted, later].flatMap(listOf));
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
