import { eventually } from './support/eventually.js';
import { TestCluster } from './support/test-cluster.js';

describe('The worker is killed twice in a row', () => {
  let cluster: TestCluster;

  beforeAll(async () => {
    cluster = await TestCluster.build();
  });

  afterAll(() => cluster.close());

  it('before and after its effects: every listener has one effect and every mail arrives once', async () => {
    cluster.mail.manner = () => 'take';
    const api = await cluster.start('api');
    const visitors = Array.from({ length: 20 }, (_, index) => `w${index}@visitors.example`);
    for (const deaths of [1, 2]) {
      const worker = await cluster.start('worker');
      await Promise.all(
        visitors.slice((deaths - 1) * 10, deaths * 10).map((visitor) => cluster.requestConsultation(visitor)),
      );
      await eventually(async () =>
        expect((await cluster.rows('select 1 from effects')).length).toBeGreaterThan(deaths * 6),
      );
      await worker.kill();
    }
    await cluster.start('worker');
    await eventually(async () => {
      expect(await cluster.openEvents()).toBe(0);
      expect(await cluster.openMails()).toBe(0);
    }, 180_000); // the lease of a killed attempt lasts a minute
    const notifications = await cluster.rows<{ event_id: string; recipient_email: string | null; channel: string }>(
      'select event_id, recipient_email, channel from notifications',
    );
    const mailed = notifications
      .filter(({ channel }) => channel === 'email')
      .map(({ event_id, recipient_email }) => `${event_id} ${recipient_email}`);
    expect(new Set(mailed).size).toBe(mailed.length);
    for (const visitor of visitors) {
      const mails = cluster.mail.takenFor(visitor);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1); // a kill can fall between SMTP's answer and its mark
      expect(mails.length).toBeLessThanOrEqual(2);
    }
    await api.stop();
  });
});
