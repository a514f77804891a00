import { ApiError, clientErrors, createQueryClient, sessionKey } from '@portal/data-access';
import { ErrorBoundary } from '@portal/ui';
import { captureErrors, rootOptions } from './capture.js';

const client = createQueryClient();
captureErrors(client);

const rejected = (reason: unknown) => {
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  dispatchEvent(event);
};
const thrown = (error: Error) => dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
const last = () => clientErrors.current().at(-1);
const countAfter = (act: () => void): number => {
  const before = clientErrors.current().length;
  act();
  return clientErrors.current().length - before;
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

it('remembers an exception that nobody caught as high, and whose page it was', () => {
  client.setQueryData(sessionKey, { user: { id: 'u-1', role: 'customer' } });
  thrown(new Error('Nobody caught this'));
  expect(last()).toMatchObject({
    type: 'javascript',
    message: 'Nobody caught this',
    severity: 'high',
    userId: 'u-1',
    userRole: 'customer',
    route: '/',
    resolved: false,
  });
});

it('remembers a rejected promise as medium, and as high when it is a mistake in the program', () => {
  rejected(new Error('Nobody awaited this'));
  expect(last()).toMatchObject({ type: 'promise', severity: 'medium' });
  rejected(new TypeError('x is not a function'));
  expect(last()).toMatchObject({ type: 'promise', severity: 'high' });
});

it('does not remember refused calls, a network that is away, and what is not ours', () => {
  const theirs = new Error('Not ours');
  theirs.stack = 'Error: Not ours\n    at chrome-extension://abc/content.js:1:1';
  expect(
    countAfter(() => {
      rejected(new ApiError(404, 'Not found'));
      rejected(new TypeError('Failed to fetch'));
      rejected(new DOMException('Gone', 'AbortError'));
      thrown(theirs);
      dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
    }),
  ).toBe(0);
});

it('remembers a script of ours that did not load as high, once', () => {
  const script = document.body.appendChild(document.createElement('script'));
  script.src = '/assets/shell/gone.js';
  expect(
    countAfter(() => {
      script.dispatchEvent(new Event('error'));
      rejected(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }));
    }),
  ).toBe(1);
  expect(last()).toMatchObject({ message: 'Failed to load /assets/shell/gone.js', severity: 'high' });
});

it('does not remember files that stop loading because their page is left', () => {
  jest.useFakeTimers();
  const script = document.body.appendChild(document.createElement('script'));
  script.src = '/assets/shell/left-behind.js';
  dispatchEvent(new Event('beforeunload'));
  expect(countAfter(() => script.dispatchEvent(new Event('error')))).toBe(0);
  jest.advanceTimersByTime(3_000); // it was a download: the page is still there
  expect(countAfter(() => script.dispatchEvent(new Event('error')))).toBe(1);
  jest.useRealTimers();
});

it('remembers a part that a boundary replaced, and leaves screens to the crash screen', () => {
  const info = { componentStack: '' };
  rootOptions.onCaughtError(new Error('A part'), { ...info, errorBoundary: new ErrorBoundary({ children: null }) });
  expect(last()).toMatchObject({ message: 'A part', severity: 'high' });
  expect(countAfter(() => rootOptions.onCaughtError(new Error('A screen'), info))).toBe(0);
});
