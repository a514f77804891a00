import { jest } from '@jest/globals';
import { startPage } from './page-starter.js';

const started = () => [...document.querySelectorAll('head script')].map((script) => script.getAttribute('src'));

/** A page of its own: what an earlier one still listened to is let go. */
function page(html = '') {
  dispatchEvent(new Event('page-ready'));
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  delete document.documentElement.dataset.signedIn;
  const script = document.createElement('script');
  script.dataset.entry = '/assets/shell/main.js';
  script.dataset.needed = '/assets/shell/main.js /assets/shell/react.js /assets/shell/main.css';
  script.dataset.wanted = '/assets/marketing/home.js';
  script.dataset.later = '/assets/marketing/remoteEntry.js';
  startPage(script);
}

/** Whether the files come that are asked for now. */
let outcome: 'arrive' | 'are missing' | 'fail' = 'arrive';
const fetching = jest
  .spyOn(globalThis, 'fetch')
  .mockImplementation(() =>
    outcome === 'fail'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ ok: outcome === 'arrive', arrayBuffer: () => Promise.resolve() } as unknown as Response),
  );
const fetched = () => fetching.mock.calls.map(([address]) => address);
const settle = () => jest.advanceTimersByTimeAsync(100);
const preloaded = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

describe('a prerendered page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    outcome = 'arrive';
    fetching.mockClear();
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => fetching.mockRestore());

  it('runs nothing until somebody shows an intent', async () => {
    page();
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1_000);
    expect(started()).toEqual([]);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(started()).toEqual(['/assets/shell/main.js']);
    expect(fetched()).toEqual([
      '/assets/shell/main.js',
      '/assets/shell/react.js',
      '/assets/shell/main.css',
      '/assets/marketing/home.js',
    ]);
    expect(preloaded()).toEqual(['/api/remotes', '/assets/marketing/remoteEntry.js']);
  });

  it('lets the browser draw what a click shows before anything runs', async () => {
    page();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.click();
    jest.advanceTimersToNextFrame();
    expect(fetched()).toEqual([]);
    jest.advanceTimersToNextFrame();
    jest.advanceTimersByTime(1);
    await settle();
    expect(started()).toEqual(['/assets/shell/main.js']);
  });

  it('starts after load where somebody is signed in', async () => {
    page();
    document.documentElement.dataset.signedIn = '1';
    dispatchEvent(new Event('load'));
    await settle();
    expect(started()).toEqual(['/assets/shell/main.js']);
  });

  it('starts after load where the tab keeps answers of the page’s wizard', async () => {
    sessionStorage.setItem(`consultation-wizard:${location.pathname}#wizard-it-consultation`, '{}');
    page();
    dispatchEvent(new Event('load'));
    sessionStorage.clear();
    await settle();
    expect(started()).toEqual(['/assets/shell/main.js']);
  });

  it('gives the first click back once React listens', () => {
    page('<button type="button" id="theme">Theme</button>');
    const button = document.getElementById('theme');
    button?.click();
    let clicks = 0;
    button?.addEventListener('click', () => clicks++);
    dispatchEvent(new Event('page-ready'));
    expect(clicks).toBe(1);
  });

  describe.each([
    ['a browser that knows commands', true],
    ['a browser that does not', false],
  ])('in %s', (_, knows) => {
    const known = Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, 'command');
    beforeEach(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      if (knows) Object.defineProperty(HTMLButtonElement.prototype, 'command', { configurable: true, value: '' });
    });
    afterEach(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      if (known) Object.defineProperty(HTMLButtonElement.prototype, 'command', known);
    });

    it('the first click on a button with a command is answered once, and not given to React again', () => {
      page(`<button type="button" command="show-modal" commandfor="wizard" id="open"><span>Open</span></button>
        <dialog id="wizard"><button type="button" command="close" commandfor="wizard">Close</button></dialog>`);
      const dialog = document.querySelector('dialog');
      document.querySelector('span')?.click();
      expect(dialog?.open).toBe(!knows); // jsdom itself knows no commands
      document.querySelector<HTMLElement>('[command="close"]')?.click();
      expect(dialog?.open).toBe(false);
      let clicks = 0;
      addEventListener('click', () => clicks++);
      dispatchEvent(new Event('page-ready'));
      expect(clicks).toBe(0);
      document.querySelector('span')?.click();
      expect(dialog?.open).toBe(false); // React answers from now on
    });
  });

  it('leaves popovers, and the sending of forms that have an address, to the browser', () => {
    page(`<button type="button" popovertarget="menu">Menu</button><form action="/find"><button type="submit">Find</button></form>
      <div popover id="menu"></div>`);
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    let clicks = 0;
    for (const button of document.querySelectorAll('button')) {
      button.click();
      button.addEventListener('click', () => clicks++);
    }
    dispatchEvent(new Event('page-ready'));
    jest.runAllTimers();
    expect(clicks).toBe(0);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  describe('with a form that only React can answer', () => {
    const form = `<form><input name="name" value="Grace Hill"><button type="submit">Next</button>
      <p data-loading="Loading" data-offline="Offline" data-failed="Failed"></p></form>`;
    const name = () => document.querySelector('input')!;
    const next = () => document.querySelector('button')!;
    const note = () => document.querySelector('p')!.textContent;
    const network = jest.spyOn(navigator, 'onLine', 'get');
    const sent = jest.fn((event: Event) => event.preventDefault());
    beforeEach(() => {
      network.mockReturnValue(true);
      page(form);
      document.querySelector('form')?.addEventListener('submit', sent);
      sent.mockClear();
    });
    afterAll(() => network.mockRestore());

    it('says that it loads once it is sent, and sends it when React is ready', async () => {
      expect(note()).toBe('');
      next().click();
      expect([note(), next().getAttribute('aria-busy'), name().readOnly]).toEqual(['Loading', 'true', true]);
      await settle();
      sent.mockClear();
      dispatchEvent(new Event('page-ready'));
      expect([note(), next().getAttribute('aria-busy'), name().readOnly]).toEqual(['', 'false', false]);
      expect(sent).not.toHaveBeenCalled();
      jest.runAllTimers();
      expect(sent).toHaveBeenCalledTimes(1);
    });

    it('sends nothing in a dialog that was closed meanwhile', () => {
      const dialog = document.createElement('dialog');
      document.body.append(dialog);
      dialog.append(document.querySelector('form')!);
      next().click();
      sent.mockClear();
      dispatchEvent(new Event('page-ready'));
      jest.runAllTimers();
      expect(sent).not.toHaveBeenCalled();
    });

    it('says that the network is away, and starts by itself when it is back', async () => {
      next().click();
      network.mockReturnValue(false);
      outcome = 'fail';
      await settle();
      expect([note(), next().getAttribute('aria-busy'), name().readOnly]).toEqual(['Offline', 'false', false]);
      expect([preloaded(), started()]).toEqual([[], []]); // Chromium would keep its failure
      outcome = 'arrive';
      network.mockReturnValue(true);
      dispatchEvent(new Event('online'));
      expect(note()).toBe('Loading');
      await settle();
      expect(started()).toEqual(['/assets/shell/main.js']);
    });

    it('tries again what failed with the next press', async () => {
      name().dispatchEvent(new Event('focusin', { bubbles: true }));
      outcome = 'are missing';
      await jest.advanceTimersByTimeAsync(300);
      expect(note()).toBe('Failed');
      outcome = 'arrive';
      next().click();
      expect(note()).toBe('Loading');
      await settle();
      document.querySelector('head script')?.dispatchEvent(new Event('error'));
      expect(note()).toBe('Failed');
      next().click();
      await settle();
      expect(started()).toHaveLength(2);
    });

    it('runs nothing twice where a later part fails: that is told to try again', async () => {
      next().click();
      await settle();
      document.querySelector('head script')?.dispatchEvent(new Event('load'));
      const again = jest.fn();
      addEventListener('page-again', again);
      dispatchEvent(new Event('page-failed'));
      expect(note()).toBe('Failed');
      dispatchEvent(new Event('online'));
      removeEventListener('page-again', again);
      expect([note(), again.mock.calls.length]).toEqual(['Loading', 1]);
      await settle();
      expect(started()).toHaveLength(1);
    });
  });
});
