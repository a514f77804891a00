import { ClientError } from '@portal/contracts';
import { clientErrors, type SeenError } from './client-error-store.js';

const seen = (own: Partial<SeenError> = {}): SeenError => ({
  id: `E-${Math.random()}`,
  type: 'javascript',
  message: `Broke ${Math.random()}`,
  severity: 'high',
  stack: 'Error: Broke\n    at main.js:1:1',
  ...own,
});
const kept = (): unknown[] => JSON.parse(localStorage.getItem('client-errors') ?? '[]') as unknown[];

it('keeps exactly the fields that the specification names (section 3)', () => {
  clientErrors.record(seen());
  const error = clientErrors.current().at(-1);
  const who = ['id', 'timestamp', 'userId', 'userRole', 'route', 'userAgent'];
  const what = ['type', 'message', 'stack', 'severity', 'context', 'resolved'];
  expect(Object.keys(error ?? {}).sort()).toEqual([...who, ...what].sort());
  expect(ClientError.safeParse(error).success).toBe(true);
});

it('carries first paint and first contentful paint, the only timings that are collected (specification, section 9)', () => {
  const paints = [
    { name: 'first-paint', startTime: 120.4 },
    { name: 'first-contentful-paint', startTime: 180.2 },
  ];
  const entries = jest.spyOn(performance, 'getEntriesByType').mockReturnValue(paints as PerformanceEntryList);
  const { context } = clientErrors.record(seen());
  expect(entries.mock.calls).toEqual([['paint']]);
  expect(context).toEqual({ first_paint: 120, first_contentful_paint: 180 });
  entries.mockRestore();
});

it('keeps at most 50, the newest, on the device (specification, section 9)', () => {
  for (let number = 1; number <= 60; number++) clientErrors.record(seen({ id: `E-${number}` }));
  expect(clientErrors.current()).toHaveLength(50);
  expect(clientErrors.current()[0]?.id).toBe('E-11');
  expect(kept()).toHaveLength(50);
});

it('counts the same error instead of filling up, under its newest id and its worst severity', () => {
  const { message } = clientErrors.record(seen({ id: 'first', severity: 'critical' }));
  const before = clientErrors.current().length;
  clientErrors.record(seen({ id: 'second', message, severity: 'medium' }));
  expect(clientErrors.current()).toHaveLength(before);
  expect(clientErrors.current().at(-1)).toMatchObject({ id: 'second', severity: 'critical', context: { times: 2 } });
});

it('resolves what it is told, and tells listeners', () => {
  const heard = jest.fn();
  const stop = clientErrors.subscribe(heard);
  clientErrors.record(seen({ id: 'to-resolve' }));
  clientErrors.resolve(['to-resolve']);
  stop();
  expect(clientErrors.current().at(-1)).toMatchObject({ id: 'to-resolve', resolved: true });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('follows what another tab keeps, and survives what is no list', () => {
  const stop = clientErrors.subscribe(() => undefined);
  localStorage.setItem('client-errors', '{"not": "a list"}');
  dispatchEvent(new StorageEvent('storage', { key: 'client-errors' }));
  expect(clientErrors.current()).toEqual([]);
  stop();
});

it('goes on in memory when the browser keeps nothing', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  clientErrors.record(seen({ id: 'in-memory' }));
  full.mockRestore();
  expect(clientErrors.current().at(-1)?.id).toBe('in-memory');
});
