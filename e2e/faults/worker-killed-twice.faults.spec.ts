import { eventually } from './support/eventually.js';
import { House } from './support/house.js';

describe('The worker is killed twice in a row', () => {
  let house: House;

  beforeAll(async () => {
    house = await House.build();
  });

  afterAll(() => house.close());

  it('before and after its effects: every listener has one effect and every mail arrives once', async () => {
    house.mail.manner = () => 'take';
    const api = await house.start('api');
    const visitors = Array.from({ length: 20 }, (_, index) => `w${index}@visitors.example`);
    for (const deaths of [1, 2]) {
      const worker = await house.start('worker');
      await Promise.all(
        visitors.slice((deaths - 1) * 10, deaths * 10).map((visitor) => house.askForConsultation(visitor)),
      );
      await eventually(async () =>
        expect((await house.rows('select 1 from effects')).length).toBeGreaterThan(deaths * 6),
      );
      await worker.kill();
    }
    await house.start('worker');
    await eventually(async () => {
      expect(await house.openEvents()).toBe(0);
      expect(await house.openMails()).toBe(0);
    }, 180_000); // a killed attempt keeps its row for a minute
    const notifications = await house.rows<{ event_id: string; recipient_email: string | null; channel: string }>(
      'select event_id, recipient_email, channel from notifications',
    );
    const mailed = notifications
      .filter(({ channel }) => channel === 'email')
      .map(({ event_id, recipient_email }) => `${event_id} ${recipient_email}`);
    expect(new Set(mailed).size).toBe(mailed.length);
    for (const visitor of visitors) {
      const mails = house.mail.takenFor(visitor);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1); // a kill can fall between SMTP's answer and its mark
      expect(mails.length).toBeLessThanOrEqual(2);
    }
    await api.stop();
  });
});
