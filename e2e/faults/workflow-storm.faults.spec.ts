import { eventually } from './support/eventually.js';
import { personIn, type Person } from './support/person.js';
import type { ProductProcess } from './support/process.js';
import { NOTES, stormWorkflows } from './support/storm-workflows.js';
import { TestCluster } from './support/test-cluster.js';
import { WebhookReceiver } from './support/webhook-receiver.js';

/** Tickets, and changes of each: 10,000 events. */
const [TICKETS, CHANGES] = [500, 19];
/** How many of the tickets ask for each of these; the others ask for a note each. */
const asked = { fails: 6, hangs: 2, inward: 2, chain: 4, echo: 20 };
/** The tickets before which the workers are killed. */
const KILLS: ReadonlySet<number> = new Set([0.2, 0.5, 0.8].map((share) => Math.floor(TICKETS * share)));
const LINKS = 5;
const AT_ONCE = 8;
const BETWEEN_TRIES = 5_000;
const MINUTES = 60_000;

const wishes: readonly string[] = Object.entries(asked).flatMap(([word, count]) => Array<string>(count).fill(word));
const wishOf = (ticket: number): string => wishes[ticket] ?? `note ${ticket % NOTES}`;

interface Figures {
  runs: number;
  succeeded: number;
  skipped: number;
  failed: number;
}

describe('A storm of events', () => {
  let cluster: TestCluster;
  let receiver: WebhookReceiver;
  let admin: Person;
  let customer: Person;
  let workers: ProductProcess[] = [];
  const workflows = new Map<string, { id: string; version: number }>();

  beforeAll(async () => {
    receiver = await WebhookReceiver.open();
    cluster = await TestCluster.build({ PRIVATE_WEBHOOKS: 'on' });
    [admin, customer] = await Promise.all([personIn(cluster, 'admin'), personIn(cluster, 'customer')]);
    workers = await startWorkers();
    await cluster.start('api');
    for (const { name, ...workflow } of stormWorkflows(receiver.url))
      workflows.set(name, await admin.call(cluster.url, 'POST', 'workflows/triggers', { name, ...workflow }));
  });

  afterAll(async () => {
    await cluster.close();
    receiver.close();
  });

  const startWorkers = (): Promise<ProductProcess[]> => Promise.all([cluster.start('worker'), cluster.start('worker')]);

  /** Kills both workers; what they had leased counts as theirs no longer, as it does after half a minute. */
  const killWorkers = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.kill()));
    await cluster.rows('update webhook_deliveries set leased_until = null where leased_until is not null');
  };

  let hurriedAt = 0;
  /** The pauses between tries are over: of webhooks at once, of steps every few seconds, as others hold what they need. */
  const hurry = async (): Promise<void> => {
    await cluster.rows(`update webhook_deliveries set due_at = now() where status = 'queued' and due_at > now()`);
    if (performance.now() - hurriedAt < BETWEEN_TRIES) return;
    hurriedAt = performance.now();
    await cluster.rows(
      `update workflow_runs set due_at = now() where status = 'waiting' and waits_for = 'retry' and due_at > now()`,
    );
  };

  /** Opens tickets and changes each again and again, while workers are killed and started again. */
  const storm = async (): Promise<void> => {
    const tickets = Array(TICKETS).keys(); // each writer takes the next one
    const write = async (): Promise<void> => {
      for (const number of tickets) {
        if (KILLS.has(number)) {
          await killWorkers();
          workers = await startWorkers();
        }
        const body = { title: `Ticket ${number}`, description: `${wishOf(number)}.`, requester_id: customer.id };
        const { id } = await admin.call<{ id: string }>(cluster.url, 'POST', 'support/tickets', body);
        for (let change = 0; change < CHANGES; change += 1)
          await admin.call(cluster.url, 'PUT', `support/tickets/${id}`, { title: `Ticket ${number}, ${change}` });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, write));
  };

  const settled = (): Promise<void> =>
    eventually(async () => {
      await hurry();
      const [left] = await cluster.rows(
        `select (select count(*) from workflow_runs where status in ('queued', 'running', 'waiting'))::int as live,
           (select count(*) from webhook_deliveries where status = 'queued')::int as webhooks,
           (select count(*) from domain_events where seq is null)::int as unsequenced,
           (select max(seq) from domain_events) > (select seq from workflow_cursor) as unread`,
      );
      expect(left).toEqual({ live: 0, webhooks: 0, unsequenced: 0, unread: false });
    }, 20 * MINUTES);

  const figuresOf = async (name: string): Promise<Figures | undefined> => {
    const [figures] = await cluster.rows<Figures>(
      `select count(*)::int as runs, count(*) filter (where status = 'succeeded')::int as succeeded,
         count(*) filter (where status = 'skipped')::int as skipped,
         count(*) filter (where status = 'failed')::int as failed
       from workflow_runs where trigger_id = $1`,
      [workflows.get(name)?.id],
    );
    return figures;
  };

  it(
    'ends with each action once and the loop stopped, though webhooks fail and workers are killed',
    async () => {
      const began = performance.now();
      await storm();
      const written = performance.now();
      await settled();
      const over = performance.now();
      const failed = await cluster.rows<{ name: string; reason: string }>(
        `select w.name, r.reason from workflow_runs as r join workflow_triggers as w on w.id = r.trigger_id
         where r.status = 'failed' and w.name not in ('fails', 'hangs', 'inward')`,
      );
      expect(failed).toEqual([]);

      const [events] = await cluster.rows<{ ours: number; all: number }>(
        `select count(*) filter (where name in ('ticket.opened', 'ticket.updated') and workflow_run_id is null)::int as ours,
           count(*)::int as all from domain_events`,
      );
      expect(events?.ours).toBe(TICKETS * (1 + CHANGES));

      // each link of a chain is a ticket that the workflow opened itself; the sixth isn't made
      const links = asked.chain * LINKS;
      const openings = TICKETS + links;
      const everyTicket = { runs: openings, succeeded: openings - asked.chain, skipped: asked.chain, failed: 0 };
      for (const name of ['count', 'mail', 'call']) expect([name, await figuresOf(name)]).toEqual([name, everyTicket]);
      expect(await figuresOf('chain')).toEqual({
        runs: asked.chain + links,
        succeeded: links,
        skipped: asked.chain,
        failed: 0,
      });
      const echoes = asked.echo * CHANGES;
      // two runs that read the same title write the same one, which is one change; each change begins a run, skipped as its own
      const [own] = await cluster.rows<{ changes: number }>(
        `select count(*)::int as changes from domain_events as e join workflow_runs as r on r.id = e.workflow_run_id
         where e.name = 'ticket.updated' and r.trigger_id = $1`,
        [workflows.get('echo')?.id],
      );
      const changes = own?.changes ?? 0;
      expect(changes).toBeGreaterThan(0);
      expect(await figuresOf('echo')).toEqual({
        runs: echoes + changes,
        succeeded: echoes,
        skipped: changes,
        failed: 0,
      });
      for (const name of ['fails', 'hangs', 'inward'] as const)
        expect([name, await figuresOf(name)]).toEqual([
          name,
          { runs: asked[name], succeeded: 0, skipped: 0, failed: asked[name] },
        ]);
      let noted = 0;
      for (let number = 0; number < NOTES; number += 1) {
        const tickets = Array.from({ length: TICKETS }, (_, ticket) => wishOf(ticket));
        const runs = tickets.filter((wish) => wish === `note ${number}`).length * CHANGES;
        expect([number, await figuresOf(`note ${number}`)]).toEqual([
          number,
          { runs, succeeded: runs, skipped: 0, failed: 0 },
        ]);
        noted += runs;
      }

      // the history: every step of every run once, ended
      expect(
        await cluster.rows(
          `select r.id, r.status from workflow_runs as r
           left join workflow_steps as s on s.run_id = r.id and s.finished_at is not null and s.status = r.status
           where r.status in ('succeeded', 'failed') group by r.id having count(s.id) <> r.steps_total`,
        ),
      ).toEqual([]);

      // what the runs did: a comment names its run, and each run has one
      const comments = await cluster.rows<{ body: string }>(
        `select body from task_comments where visibility = 'internal'`,
      );
      const commenting = await cluster.rows<{ body: string }>(
        `select w.name || ' ' || r.id as body from workflow_runs as r join workflow_triggers as w on w.id = r.trigger_id
         where r.status = 'succeeded' and w.actions -> 0 ->> 'type' = 'add_comment'`,
      );
      const bodies = (rows: { body: string }[]) => rows.map(({ body }) => body).sort();
      expect(bodies(comments)).toEqual(bodies(commenting));

      // webhooks: as the receiver counted them
      const deliveries = await cluster.rows<{ id: string; url: string; tries: number }>(
        'select id, url, tries from webhook_deliveries',
      );
      for (const path of ['/ok', '/fails', '/hangs', '/inward']) {
        const sent = deliveries.filter(({ url }) => url.endsWith(path));
        const ids = receiver.idsAt(path);
        expect([path, [...new Set(ids)].sort()]).toEqual([path, sent.map(({ id }) => id).sort()]);
        expect(ids.length).toBeLessThanOrEqual(sent.reduce((sum, { tries }) => sum + tries, 0));
      }
      expect(receiver.idsAt('/secret')).toEqual([]);

      const runs = await cluster.rows('select 1 from workflow_runs');
      process.stdout.write(
        `storm of ${events?.ours ?? 0} events (${events?.all ?? 0} with what they caused): written in ${seconds(began, written)}, ` +
          `workflows done ${seconds(written, over)} later; ${runs.length} runs, ${comments.length} comments, ${noted} notes, ` +
          `${receiver.received.length} webhooks for ${deliveries.length} deliveries\n`,
      );
    },
    40 * MINUTES,
  );

  it(
    'tells everybody once, by rows and by mails, and switches off what failed five times in a row',
    async () => {
      await eventually(async () => {
        expect(await cluster.openEvents()).toBe(0);
        expect(await cluster.openMails('mail %')).toBe(0); // others may wait for the morning's digest
      }, 20 * MINUTES);
      const told = await cluster.rows<{ title: string; channel: string; count: number }>(
        `select title, channel, count(*)::int as count from notifications
         where title ~ '^(mail|note \\d+) ' group by title, channel having count(*) > 1`,
      );
      expect(told).toEqual([]);
      const owed = await cluster.rows<{ title: string }>(
        `select 'mail ' || id as title from workflow_runs where trigger_id = $1 and status = 'succeeded'`,
        [workflows.get('mail')?.id],
      );
      const mails = cluster.mail.takenFor(customer.email).filter(({ subject }) => subject.startsWith('mail '));
      expect([...new Set(mails.map(({ subject }) => subject))].sort()).toEqual(owed.map(({ title }) => title).sort());
      // a mail whose answer was lost with its worker comes again, under the same Message-ID
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(owed.length);
      process.stdout.write(`${mails.length} mails for ${owed.length} runs\n`);
      const [fails] = await cluster.rows('select status, disabled_reason from workflow_triggers where id = $1', [
        workflows.get('fails')?.id,
      ]);
      expect(fails).toEqual({ status: 'disabled', disabled_reason: '5 runs in a row failed' });
    },
    25 * MINUTES,
  );
});

const seconds = (from: number, to: number): string => `${((to - from) / 1_000).toFixed(1)} s`;
