import { processorTimeOf } from '../../support/processor-time.js';
import { appWithCast } from '../../support/with-cast.js';

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
});
