import { aUser, fakeApi, http, HttpResponse } from '@portal/testing';
import { renderHook } from '@testing-library/react';
import { useFormToken } from './form-token.js';

const user = aUser();
const server = fakeApi({ user, users: [user], consultations: [], sessions: [] });

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the token of a form', () => {
  it('is sent once it is old enough, counted from its arrival: the server may have made it just before', async () => {
    const openedAt = 1_000_000;
    const arrivedAt = openedAt + 5_000; // over a slow network
    const now = jest.spyOn(Date, 'now').mockReturnValue(openedAt);
    server.use(
      http.get('*/api/v1/public-consultation/form-token', () => {
        now.mockReturnValue(arrivedAt);
        return HttpResponse.json({ data: { form_token: 'signed-time' } });
      }),
    );
    const { result } = renderHook(() => useFormToken());
    await result.current.open().token;
    now.mockRestore();
    jest.useFakeTimers({ now: arrivedAt });
    const sent: unknown[] = [];
    void result.current.ripe().then((token) => sent.push(token));
    await jest.advanceTimersByTimeAsync(3_099);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['signed-time']);
  });
});
