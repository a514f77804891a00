import http from 'node:http';
import { Socket } from 'node:net';
import { jest } from '@jest/globals';
import { guardedLookup } from './inward-address.js';
import { postWebhook } from './webhook-client.js';

afterEach(() => jest.restoreAllMocks());

const post = (url: string) => postWebhook({ url, body: '{}', headers: {}, allowPrivate: false });

/** Instead of the network: what was connected to. */
function unplugged(): object[] {
  const connected: object[] = [];
  jest.spyOn(http.Agent.prototype, 'createConnection').mockImplementation((options) => {
    connected.push(options);
    const socket = new Socket();
    process.nextTick(() => socket.destroy(new Error('No network')));
    return socket;
  });
  return connected;
}

describe('the call of a webhook', () => {
  it.each(['http://1.1.1.1/', 'http://[2606:4700:4700::1111]/'])('goes to %s without a warning', async (url) => {
    const connected = unplugged();
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(post(url)).rejects.toMatchObject({ code: 'webhook.unreachable' });
    expect(connected).toHaveLength(1);
    expect(warned).not.toHaveBeenCalled();
  });

  it.each(['http://[2001:0:1::1]/', 'http://[::ffff:0:127.0.0.1]/', 'http://intranet/', 'http://127.0.0.1.nip.io/'])(
    'connects to nothing for %s',
    async (url) => {
      const connected = unplugged();
      await expect(post(url)).rejects.toMatchObject({ code: 'webhook.refused_address' });
      expect(connected).toEqual([]);
    },
  );

  it.each([{}, { all: true }])('refuses a name by what it resolves to (%j)', async (options) => {
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    guardedLookup('localhost', options, resolve);
    expect(await promise).toMatchObject({ message: expect.stringMatching(/is not allowed/) as string });
  });
});
