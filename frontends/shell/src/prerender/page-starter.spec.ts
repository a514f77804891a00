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
  startPage(script);
}

describe('a prerendered page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs nothing until somebody shows an intent', () => {
    page();
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1_000);
    expect(started()).toEqual([]);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    jest.advanceTimersByTime(1_000);
    expect(started()).toEqual(['/assets/shell/main.js']);
  });

  it('lets the browser draw what a click shows before anything runs', () => {
    page();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.click();
    jest.advanceTimersToNextFrame();
    expect(started()).toEqual([]);
    jest.advanceTimersToNextFrame();
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(['/assets/shell/main.js']);
  });

  it('starts after load where somebody is signed in', () => {
    page();
    document.documentElement.dataset.signedIn = '1';
    dispatchEvent(new Event('load'));
    expect(started()).toEqual(['/assets/shell/main.js']);
  });

  it('starts after load where the tab keeps answers of the page’s wizard', () => {
    sessionStorage.setItem(`consultation-wizard:${location.pathname}#wizard-it-consultation`, '{}');
    page();
    dispatchEvent(new Event('load'));
    sessionStorage.clear();
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

  it('leaves popovers and the sending of forms to the browser', () => {
    page(`<button type="button" popovertarget="menu">Menu</button><form><button type="submit">Send</button></form>
      <div popover id="menu"></div>`);
    document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    let clicks = 0;
    for (const button of document.querySelectorAll('button')) {
      button.click();
      button.addEventListener('click', () => clicks++);
    }
    dispatchEvent(new Event('page-ready'));
    expect(clicks).toBe(0);
  });
});
