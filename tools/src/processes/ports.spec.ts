import { once } from 'node:events';
import { createServer } from 'node:net';
import { aFolder } from '../testing/folder.ts';
import { freePort, isFree, knownPort, rememberedPort } from './ports.ts';

describe('ports', () => {
  const server = createServer();
  let taken = 0;
  beforeAll(async () => {
    taken = await freePort();
    await once(server.listen(taken), 'listening');
  });
  afterAll(() => server.close());
  afterEach(() => Reflect.deleteProperty(process.env, 'A_PORT'));

  it('that people know are the variable’s, and a taken one is named with what to do', async () => {
    const free = await freePort();
    expect(await isFree(free)).toBe(true);
    expect(await knownPort('A_PORT', free, 'the site')).toBe(free);
    process.env['A_PORT'] = String(taken);
    await expect(knownPort('A_PORT', free, 'the site')).rejects.toThrow(
      `Port ${taken} for the site is taken. Set A_PORT`,
    );
    process.env['A_PORT'] = 'eighty';
    await expect(knownPort('A_PORT', free, 'the site')).rejects.toThrow('A_PORT must be a port');
  });

  it('that are free are another one at each call, and none that an outgoing call could take', async () => {
    const ports = await Promise.all(Array.from({ length: 20 }, freePort));
    expect(new Set(ports).size).toBe(20);
    for (const port of ports) expect(port).toBeLessThan(32_768);
  });

  it('that only processes know stay the same, unless somebody has taken them', async () => {
    const data = aFolder();
    const port = await rememberedPort(data, 'postgres');
    expect(await rememberedPort(data, 'postgres')).toBe(port);
    const other = createServer();
    await once(other.listen(port, '127.0.0.1'), 'listening');
    expect(await rememberedPort(data, 'postgres')).not.toBe(port);
    other.close();
  });
});
