import { eventually } from './support/eventually.js';
import { CHIEF, TestCluster } from './support/test-cluster.js';

describe('The api is killed', () => {
  let cluster: TestCluster;

  beforeAll(async () => {
    cluster = await TestCluster.build({ RECONCILE_SECONDS: '0.5' });
  });

  afterAll(() => cluster.close());

  const settled = (): Promise<void> =>
    eventually(async () => {
      expect(await cluster.rows('select 1 from domain_events')).not.toHaveLength(0);
      expect(await cluster.openEvents()).toBe(0);
      expect(await cluster.openMails()).toBe(0);
    });

  it('right after the wizard’s answer: the request is there, and each mail it owes arrives once', async () => {
    const [first, ...others] = ['a@visitors.example', 'b@visitors.example', 'c@visitors.example'] as const;
    const rounds = [first, ...others];
    const ask = async (visitor: string): Promise<void> => {
      const api = await cluster.start('api');
      const { status } = await cluster.requestConsultation(visitor);
      await api.kill();
      expect(status).toBe(201);
    };
    await Promise.all([cluster.start('worker'), ask(first)]);
    for (const visitor of others) await ask(visitor);
    await settled();
    expect(await cluster.rows('select 1 from consultation_requests')).toHaveLength(rounds.length);
    for (const visitor of rounds) expect(cluster.mail.takenFor(visitor)).toHaveLength(1);
    expect(cluster.mail.takenFor(CHIEF)).toHaveLength(rounds.length);
  });

  it('with calls under way: what was answered exists, what exists is mailed once, nothing else is', async () => {
    const api = await cluster.start('api');
    const visitors = Array.from({ length: 24 }, (_, index) => `v${index}@visitors.example`);
    const answered: string[] = [];
    const calls = visitors.map(async (visitor) => {
      const { status } = await cluster.requestConsultation(visitor);
      if (status === 201) answered.push(visitor);
    });
    await eventually(() => expect(answered.length).toBeGreaterThanOrEqual(3));
    await api.kill();
    await Promise.allSettled(calls);
    await settled();
    const stored = (
      await cluster.rows<{ email: string }>(`select email from consultation_requests where email like 'v%'`)
    ).map(({ email }) => email);
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored).toEqual(expect.arrayContaining(answered));
    for (const visitor of visitors)
      expect(cluster.mail.takenFor(visitor)).toHaveLength(stored.includes(visitor) ? 1 : 0);
  });
});
