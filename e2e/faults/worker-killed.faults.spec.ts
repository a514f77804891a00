import { eventually } from './support/eventually.js';
import { CHIEF, TestCluster } from './support/test-cluster.js';

const VISITOR = 'vera@visitors.example';

describe('The worker is killed in the middle of the mail job', () => {
  let cluster: TestCluster;

  beforeAll(async () => {
    cluster = await TestCluster.build();
  });

  afterAll(() => cluster.close());

  it('a mail that the server had not taken arrives once; one whose answer was lost arrives again under the same Message-ID', async () => {
    cluster.mail.manner = ({ to }) => (to === VISITOR ? 'hold before taking' : 'take and hold the answer');
    const worker = await cluster.start('worker');
    const api = await cluster.start('api');
    expect((await cluster.requestConsultation(VISITOR)).status).toBe(201);
    await eventually(() => expect(cluster.mail.held.map(({ to }) => to).sort()).toEqual([CHIEF, VISITOR].sort()));
    await worker.kill();
    expect(cluster.mail.takenFor(VISITOR)).toHaveLength(0);
    expect(cluster.mail.takenFor(CHIEF)).toHaveLength(1);

    cluster.mail.manner = () => 'take';
    await cluster.start('worker');
    await eventually(async () => {
      expect(await cluster.openMails()).toBe(0);
      expect(await cluster.openEvents()).toBe(0);
    }, 180_000); // the lease of a killed attempt lasts a minute
    expect(cluster.mail.takenFor(VISITOR)).toHaveLength(1);
    const [first, second, ...more] = cluster.mail.takenFor(CHIEF);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(await api.stop()).toBe(0);
  });
});
