import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { rememberedPort } from '../processes/ports.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import { redisProgram } from './redis-program.ts';

/**
 * Starts a Redis on 127.0.0.1 that stores its data in `<data>/redis`.
 *
 * @param isDisposable true for tests, whose data stays in memory
 * @returns its address
 */
export async function startRedis(supervisor: Supervisor, data: string, isDisposable = false): Promise<string> {
  const { command, env } = redisProgram(data);
  const port = await rememberedPort(data, 'redis');
  const folder = join(data, 'redis');
  mkdirSync(folder, { recursive: true });
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: isDisposable ? 'no' : 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  await supervisor.start({
    name: 'redis',
    title: 'Redis',
    command,
    args,
    env,
    data,
    isFoundation: true,
    home: folder,
    isReady: () => pongs(port),
  });
  return `redis://127.0.0.1:${port}`;
}

/** PING until +PONG: while it loads its file it answers with an error. */
function pongs(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    const answer = (pong: boolean): void => (socket.destroy(), resolve(pong));
    socket.once('data', (bytes) => answer(bytes.toString().startsWith('+PONG')));
    socket.once('error', () => answer(false));
    socket.setTimeout(1_000, () => answer(false));
  });
}
