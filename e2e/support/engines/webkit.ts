import { WINDOW, type Driver, type Key, type Place } from './driver.js';

/** WebDriver's code points for keys that write nothing. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ' ': ' ',
};

/**
 * A window of a browser of its own, by WebDriver (W3C): the few calls that a journey needs are simpler than a library
 * that also brings the drivers of all other browsers.
 *
 * @param driver the address of a WebKitWebDriver, which has one window at a time
 */
export async function webKitWindow(driver: string): Promise<Driver> {
  const { sessionId } = (await call(driver, 'POST', 'session', { capabilities: {} })) as { sessionId: string };
  const ask = (method: Method, path: string, body?: object): Promise<unknown> =>
    call(driver, method, `session/${sessionId}/${path}`, body);
  const act = async (source: object): Promise<void> => {
    await ask('POST', 'actions', { actions: [source] });
  };
  await ask('POST', 'window/rect', { x: 0, y: 0, ...WINDOW });
  return {
    open: async (url) => {
      await ask('POST', 'url', { url });
    },
    evaluate: async (work, ...args) =>
      (await ask('POST', 'execute/sync', { script: `return (${String(work)})(...arguments)`, args })) as never,
    click: (at) => act(mouse(moveTo(at), press, release)),
    press: (key) => act(keyboard(KEYS[key])),
    type: (text) => act(keyboard(text)),
    picture: async () => Buffer.from((await ask('GET', 'screenshot')) as string, 'base64'),
    complaints: () => [],
    close: async () => {
      await call(driver, 'DELETE', `session/${sessionId}`);
    },
  };
}

type Method = 'GET' | 'POST' | 'DELETE';

/** @throws Error with WebDriver's own message when it refuses */
async function call(driver: string, method: Method, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${driver}/${path}`, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebKitWebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

const press = { type: 'pointerDown', button: 0 };
const release = { type: 'pointerUp', button: 0 };
const moveTo = ({ x, y }: Place): object => ({ type: 'pointerMove', x, y, duration: 0, origin: 'viewport' });
const mouse = (...actions: object[]): object => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
const keyboard = (text: string): object => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
