import { eventually } from './support/eventually.js';
import { CHIEF, House } from './support/house.js';

const VISITOR = 'vera@visitors.example';

describe('The worker is killed in the middle of the mail job', () => {
  let house: House;

  beforeAll(async () => {
    house = await House.build();
  });

  afterAll(() => house.close());

  it('a mail that the server had not taken arrives once; one whose answer was lost arrives again under the same Message-ID', async () => {
    house.mail.manner = ({ to }) => (to === VISITOR ? 'hold before taking' : 'take and hold the answer');
    const worker = await house.start('worker');
    const api = await house.start('api');
    expect((await house.askForConsultation(VISITOR)).status).toBe(201);
    await eventually(() => expect(house.mail.held.map(({ to }) => to).sort()).toEqual([CHIEF, VISITOR].sort()));
    await worker.kill();
    expect(house.mail.takenFor(VISITOR)).toHaveLength(0);
    expect(house.mail.takenFor(CHIEF)).toHaveLength(1);

    house.mail.manner = () => 'take';
    await house.start('worker');
    await eventually(async () => {
      expect(await house.openMails()).toBe(0);
      expect(await house.openEvents()).toBe(0);
    }, 180_000); // a killed attempt keeps its row for a minute
    expect(house.mail.takenFor(VISITOR)).toHaveLength(1);
    const [first, second, ...more] = house.mail.takenFor(CHIEF);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(await api.stop()).toBe(0);
  });
});
