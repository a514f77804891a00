import { internalTarget } from './link-navigation.js';

function clickOn(html: string, event: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let target: string | null = null;
  const listen = (click: MouseEvent) => {
    target = internalTarget(click);
    click.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));
  return target;
}

describe('following links inside the page', () => {
  it('takes plain links of our own', () => {
    expect(clickOn('<a href="/about?x=1#team"><b>About</b></a>')).toBe('/about?x=1#team');
  });

  it.each([
    ['other sites', '<a href="https://example.com/"><b></b></a>'],
    ['new tabs', '<a href="/about" target="_blank"><b></b></a>'],
    ['downloads', '<a href="/about" download><b></b></a>'],
    ['pages of the api', '<a href="/ops/queues"><b></b></a>'],
    ['anchors of this page', '<a href="#main"><b></b></a>'],
    ['mail', '<a href="mailto:a@b.c"><b></b></a>'],
    ['no link', '<b></b>'],
  ])('leaves %s to the browser', (_what, html) => {
    expect(clickOn(html)).toBeNull();
  });

  it('leaves clicks with a modifier to the browser', () => {
    expect(clickOn('<a href="/about"><b></b></a>', { ctrlKey: true })).toBeNull();
  });
});
