import { monitorEventLoopDelay } from 'node:perf_hooks';
import { appWithCast } from '../support/with-cast.js';

const { app, as } = appWithCast();

const CAPTURES = `{% capture s %}${'a'.repeat(1_000)}{% endcapture %}{% for i in (1..4) %}{% capture s %}${'{{ s }}'.repeat(200)}{% endcapture %}{% endfor %}`;
const LISTS = `{% assign a = "${'a,'.repeat(500)}" | split: "," %}{% for i in (1..5000) %}{% assign b = a | concat: a | join: "," %}{% endfor %}`;
const LOOPS = `${'{% for i in (1..300) %}'.repeat(3)}{% endfor %}{% endfor %}{% endfor %}`;

const preview = (body: string) =>
  app.http.post('/api/v1/notifications/templates/sign_in/preview').set(as.admin).send({ body });

describe('a preview of a text', () => {
  it.each([
    ['captures', CAPTURES],
    ['lists', LISTS],
    ['loops', LOOPS],
  ])('that grows by %s is refused soon', async (_name, body) => {
    await preview('Hello').expect(200);
    const began = performance.now();
    const answer = await preview(body).expect(400);
    expect(performance.now() - began).toBeLessThan(500);
    expect(answer.body).toMatchObject({
      details: [{ path: 'body', message: expect.stringContaining('limit exceeded') as string }],
    });
  });

  it('leaves room for the calls of others while many of one person wait', async () => {
    await preview('Hello').expect(200);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const others = { slowest: 0, isOver: false };
    const asking = (async () => {
      while (!others.isOver) {
        const began = performance.now();
        await app.http.get('/api/v1/me').set(as.customer).expect(200);
        others.slowest = Math.max(others.slowest, performance.now() - began);
      }
    })();
    const answers = await Promise.all(Array.from({ length: 12 }, () => preview(LOOPS)));
    others.isOver = true;
    await asking;
    delay.disable();
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 400));
    // in milliseconds; the bounds are for a busy machine
    expect(delay.max / 1e6).toBeLessThan(500);
    expect(others.slowest).toBeLessThan(1_500);
  });
});
