import { renderHook } from '@testing-library/react';
import { usePrefetchScreens } from './use-prefetch-screens.js';

/** Lets the browser be idle once. */
let idle: () => void;

const given = (name: 'requestIdleCallback' | 'cancelIdleCallback', value: unknown): void => {
  Object.defineProperty(window, name, { value, configurable: true });
};

beforeEach(() => {
  let waiting: (() => void) | undefined;
  given('requestIdleCallback', (task: () => void) => {
    waiting = task;
    return 1;
  });
  given('cancelIdleCallback', () => (waiting = undefined));
  idle = () => {
    const task = waiting;
    waiting = undefined;
    task?.();
  };
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

/** The user moves the pointer. */
const move = () => window.dispatchEvent(new Event('pointermove'));

const screen = () => jest.fn(() => Promise.resolve());
const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));

describe('the code of the next screens', () => {
  it('is fetched once somebody is there and the browser is idle, one after the other', async () => {
    const screens = [screen(), screen()] as const;
    renderHook(() => usePrefetchScreens(screens));
    idle();
    expect(screens[0]).not.toHaveBeenCalled();
    move();
    expect(screens[0]).not.toHaveBeenCalled();
    idle();
    expect(screens[0]).toHaveBeenCalledTimes(1);
    await settled();
    expect(screens[1]).not.toHaveBeenCalled();
    idle();
    expect(screens[1]).toHaveBeenCalledTimes(1);
  });

  it('is not fetched where data is to be saved', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const screens = [screen()];
    renderHook(() => usePrefetchScreens(screens));
    move();
    idle();
    expect(screens[0]).not.toHaveBeenCalled();
  });

  it('is left to the click when some of it can’t be fetched', async () => {
    const screens = [jest.fn(() => Promise.reject(new Error('gone'))), screen()] as const;
    renderHook(() => usePrefetchScreens(screens));
    move();
    idle();
    await settled();
    idle();
    expect(screens[1]).not.toHaveBeenCalled();
  });

  it('is no longer fetched once the screen is left', async () => {
    const screens = [screen(), screen()] as const;
    const { unmount } = renderHook(() => usePrefetchScreens(screens));
    move();
    idle();
    unmount();
    await settled();
    idle();
    expect(screens[1]).not.toHaveBeenCalled();
  });

  it('is fetched after a while where the browser doesn’t say that it is idle', () => {
    jest.useFakeTimers();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const screens = [screen()];
    renderHook(() => usePrefetchScreens(screens));
    move();
    expect(screens[0]).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(screens[0]).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
