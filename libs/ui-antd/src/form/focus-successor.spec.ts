import { returnFocus } from './focus-successor.js';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('The focus after a dialog', () => {
  beforeEach(() => {
    document.body.innerHTML = '<h1>S-0007</h1><button>Merge</button><button disabled>Issue</button><input />';
  });
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['goes to what opened it', 'button', 'button'],
    ['goes to the heading where the opener is locked', 'button:disabled', 'h1'],
    ['goes to the heading where the page opened it', 'body', 'h1'],
  ])('%s', (_, opener, focused) => {
    returnFocus(find(opener));
    expect(document.activeElement).toBe(find(focused));
  });

  it('stays where it has gone meanwhile', () => {
    find('input')?.focus();
    returnFocus(find('button'));
    expect(document.activeElement).toBe(find('input'));
  });
});
