import { processorTimeOf } from '../support/processor-time.js';
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
    const spent = await processorTimeOf(async () => {
      const answer = await preview(body).expect(400);
      expect(answer.body).toMatchObject({
        details: [{ path: 'body', message: expect.stringContaining('limit exceeded') as string }],
      });
    });
    expect(spent).toBeLessThan(500);
  });

  it('leaves room for the calls of others while many of one person wait', async () => {
    await preview('Hello').expect(200);
    const others = { answered: 0, isOver: false };
    const asking = (async () => {
      while (!others.isOver) {
        await app.http.get('/api/v1/me').set(as.customer).expect(200);
        others.answered += 1;
      }
    })();
    const answers = await Promise.all(Array.from({ length: 12 }, () => preview(LOOPS)));
    others.isOver = true;
    const between = others.answered;
    await asking;
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 400));
    expect(between).toBeGreaterThan(1);
  });
});
