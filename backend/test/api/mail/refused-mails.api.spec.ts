import { runRetention } from '../../support/jobs/run-retention.js';
import type { Page, RefusedMailView } from '@portal/contracts';
import { RateLimits } from '../../../src/infrastructure/http/limits/rate-limits.js';
import { FOREIGN, inboundCalls } from '../../support/calls/inbound-calls.js';

const calls = inboundCalls();
const { send, refused, mails, open, replyAddress } = calls;
const from = () => calls.cast.customer.email;
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied' };

/** Takes so many mails of a sender as taken before. */
async function taken(count: number, ago = '1 minute', { kind = 'message', isUsers = true, address = from() } = {}) {
  await calls.test.db.rows(
    `insert into inbound_mails (id, created_at, updated_at, version, status, kind, message_id, recipient, from_address,
       user_id, subject, text, attachments, size, storage_path, checks, is_proven)
     select gen_random_uuid(), now() - ?::interval, now(), 1, 'ignored', ?, gen_random_uuid()::text, '', ?, ?, '', '',
       '{}', 1, gen_random_uuid()::text, '{}', ? from generate_series(1, ?::int)`,
    [ago, kind, address, isUsers ? calls.cast.customer.id : null, isUsers, count],
  );
}
const listed = async (query = ''): Promise<RefusedMailView[]> => {
  const { body } = await calls.call('admin', 'get', `/support/refused-mails?${query}`).expect(200);
  return (body as Page<RefusedMailView>).data;
};
const purge = () => runRetention(calls.test.app, 'purge-refused-mails');

describe('mails of one sender (decisions, section 4)', () => {
  it('a person’s are never held back by a count that a person can reach, known, proven or not', async () => {
    const mail = { from: 'ada@elsewhere.test' };
    await taken(60, '1 minute', { isUsers: false, address: mail.from });
    await send({ ...mail, messageId: '<61@t>' }, FOREIGN);
    await taken(60);
    const ticket = await open();
    await send({ from: from(), messageId: '<62@t>', to: replyAddress(ticket.number, calls.cast.customer) });
    expect(await mails('&status=waiting')).toHaveLength(1);
    expect(await mails('&status=filed')).toHaveLength(1);
  });

  it('200 of one address are taken in an hour, and leave those of the user whose address it claims alone', async () => {
    await taken(199, '1 minute', { isUsers: false });
    await taken(9, '61 minutes', { isUsers: false });
    await send({ from: from(), messageId: '<200@t>' }, FOREIGN);
    expect(await refused({ from: from(), messageId: '<201@t>' }, FOREIGN)).toMatchObject({ responseCode: 451 });
    await send({ from: from() });
  });

  it('of a machine, six are refused for good, whoever has the address', async () => {
    await taken(20);
    await taken(4, '1 minute', { kind: 'automatic' });
    await send({ from: from(), messageId: '<5@t>', headers: AUTOMATIC });
    expect(await refused({ from: from(), messageId: '<6@t>', headers: AUTOMATIC })).toMatchObject({
      responseCode: 554,
    });
    await send({ from: from(), messageId: '<7@t>' });
  });
});

describe('a mail above a limit (decisions, section 4)', () => {
  it('is seen by admins with sender, subject, time and reason, once for all attempts, until it arrives', async () => {
    await taken(200);
    const mail = { from: from(), subject: 'The scanner hums', text: 'Secret.', messageId: '<late@t>' };
    await refused(mail);
    await refused(mail);
    await taken(5, '1 minute', { kind: 'automatic' });
    await refused({ from: from(), subject: 'Away', messageId: '<away@t>', headers: AUTOMATIC });
    expect(await listed()).toMatchObject([
      { from_address: from(), is_proven: true, subject: 'Away', reason: 'loop', attempts: 1, mail_id: null },
      { subject: 'The scanner hums', reason: 'sender', attempts: 2, mail_id: null },
    ]);
    expect(JSON.stringify(await calls.test.db.rows('select * from refused_mails'))).not.toContain('Secret');
    await calls.test.db.rows(`update inbound_mails set created_at = now() - interval '2 hours'`);
    await send(mail);
    const [arrived] = await mails('&status=filed');
    expect(await listed('arrived=false')).toMatchObject([{ subject: 'Away' }]);
    expect(await listed('reason=sender&arrived=true')).toMatchObject([{ subject: mail.subject, mail_id: arrived?.id }]);
    expect(await listed('search=away')).toMatchObject([{ reason: 'loop' }]);
    await calls.call('customer', 'get', '/support/refused-mails').expect(403);
  });

  it('is noted where it is the 1,001st of unknown senders in an hour by one server; 60 notes are made of one', async () => {
    const server = '127.0.0.77';
    const used = (name: string, points: number) =>
      calls.test.db.service(RateLimits).take(points - 1, { name, key: server, points, perSeconds: 3_600 });
    await Promise.all([used('inbound-mail-message', 1_000), used('refused-mail', 60)]);
    const sent = (address: string) => ({ from: address, messageId: `<${address}>` });
    await send(sent('60@elsewhere.test'), server);
    for (const address of ['61@elsewhere.test', '62@elsewhere.test', '61@elsewhere.test'])
      expect(await refused(sent(address), server)).toMatchObject({ responseCode: 451 });
    expect(await listed()).toMatchObject([
      { from_address: '61@elsewhere.test', is_proven: false, reason: 'network', attempts: 2 },
    ]);
  });

  it('is forgotten 30 days after its last attempt', async () => {
    await taken(200);
    for (const messageId of ['<old@t>', '<new@t>']) await refused({ from: from(), messageId, subject: messageId });
    const age = (messageId: string, days: string) =>
      calls.test.db.rows(`update refused_mails set refused_at = now() - ?::interval where message_id = ?`, [
        days,
        messageId,
      ]);
    await age('<old@t>', '30 days 1 minute');
    await age('<new@t>', '29 days 23 hours');
    expect(await purge()).toBe(1);
    expect(await listed()).toMatchObject([{ subject: '<new@t>' }]);
  });

  it('is not one that is refused for another reason', async () => {
    const ticket = await open();
    const to = replyAddress(ticket.number, calls.cast.customer);
    expect(await refused({ from: calls.cast.coworker.email, to })).toMatchObject({ responseCode: 550 });
    expect(await listed()).toEqual([]);
  });
});
