import { once } from 'node:events';
import { type Channel, type ResyncMessage, sentenceOf } from '@portal/contracts';
import { SocketWatch } from '../../../src/infrastructure/realtime/socket-watch.js';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { createTestApp, type TestApp } from '../../support/create-test-app.js';
import { eventually } from '../../support/jobs/eventually.js';
import { listeners } from '../../support/jobs/listeners.js';

describe('Live screens with real sessions (decisions, section 8)', () => {
  let test: TestApp;
  let cast: Cast;
  const connect = listeners();

  beforeAll(async () => {
    test = await createTestApp();
    cast = await test.db.given(aCast());
  });

  afterAll(() => test.close());

  const signedIn = async (person: keyof Cast, channel: Channel = 'consultations') => {
    const { bearer, token } = await test.db.given(aSession(cast[person]));
    const { socket, heard, join } = await connect(test.url, token);
    const joined = await join(channel);
    const rows = () => heard.flatMap(({ items }) => items);
    return { bearer, socket, heard, rows, joined };
  };

  it('show admin and customer each their view of a request that an admin moves on, and a stranger nothing', async () => {
    const { consultation } = await test.db.given(aConsultation({ customer: cast.customer }));
    const [admin, customer, stranger] = [
      await signedIn('admin'),
      await signedIn('customer'),
      await signedIn('stranger'),
    ];
    await test.http
      .put(`/api/v1/consultation-requests/${consultation.id}`)
      .set('authorization', admin.bearer)
      .send({ status: 'in_progress', internal_notes: 'secret' })
      .expect(200);
    await eventually(() => {
      for (const { heard } of [admin, customer]) {
        const last = heard.flatMap(({ items }) => items).findLast(({ record }) => record.id === consultation.id);
        expect(last).toMatchObject({
          event: 'UPDATE',
          table: 'consultation_requests',
          record: { status: 'in_progress' },
        });
      }
    });
    expect(JSON.stringify(admin.heard)).toContain('secret');
    expect(JSON.stringify(customer.heard)).not.toContain('secret');
    expect(stranger.heard).toEqual([]);
  });

  it('say who made a change: to admins by full name, to customers an admin by first name, never by address', async () => {
    const { consultation } = await test.db.given(aConsultation({ customer: cast.customer }));
    const [admin, customer] = [await signedIn('admin'), await signedIn('customer')];
    const change = (bearer: string, title: string) =>
      test.http
        .put(`/api/v1/consultation-requests/${consultation.id}`)
        .set('authorization', bearer)
        .send({ title })
        .expect(200);
    const receivedBy = (person: typeof admin) =>
      person.rows().findLast(({ record }) => record.id === consultation.id)?.by;

    await change(admin.bearer, 'By the admin');
    await eventually(() => {
      expect(receivedBy(admin)).toEqual({ id: cast.admin.id, name: 'Avery Test' });
      expect(receivedBy(customer)).toEqual({ id: cast.admin.id, name: 'Avery Test' });
    });
    await change(customer.bearer, 'By the customer');
    await eventually(() => expect(receivedBy(admin)).toEqual({ id: cast.customer.id, name: 'Dana Test' }));
  });

  it('show admins who came, changed and went, with the company they belong to; customers may not listen', async () => {
    const admin = await signedIn('admin', 'customers');
    const customer = await signedIn('customer', 'customers');
    expect(customer.joined).toEqual({ ok: false, error: sentenceOf('not_found') });
    const call = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
      test.http[method](`/api/v1/${path}`).set('authorization', admin.bearer).send(body);

    const { body } = await call('post', 'users', { email: 'new@example.test', company_name: 'Oyster Bar' }).expect(201);
    const { id, company_id } = (body as { data: { id: string; company_id: string } }).data;
    await call('put', `users/${id}`, { first_name: 'Nell' }).expect(200);
    await eventually(() =>
      expect(admin.rows()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            event: 'INSERT',
            table: 'companies',
            record: expect.objectContaining({ name: 'Oyster Bar' }),
          }),
          expect.objectContaining({
            table: 'users',
            record: expect.objectContaining({ id, first_name: 'Nell', company_name: 'Oyster Bar' }),
          }),
        ]),
      ),
    );
    await call('put', `users/${id}`, { company_id: null }).expect(200);
    await eventually(() =>
      expect(admin.rows().findLast(({ record }) => record.id === company_id)).toMatchObject({
        event: 'UPDATE',
        record: { member_count: 0 },
      }),
    );
    await call('delete', `users/${id}`).expect(200);
    await call('delete', `companies/${company_id}`).expect(200);
    await eventually(() => {
      for (const [table, gone] of [
        ['users', id],
        ['companies', company_id],
      ])
        expect(admin.rows().findLast(({ record }) => record.id === gone)).toMatchObject({
          event: 'DELETE',
          table,
          record: { id: gone },
        });
    });
    expect(customer.heard).toEqual([]);
  });

  it('tell admins to fetch anew when a company has another name, for its people show it', async () => {
    const { bearer, socket } = await signedIn('admin', 'customers');
    const resync = once(socket as unknown as NodeJS.EventEmitter, 'resync') as Promise<[ResyncMessage]>;
    await test.http
      .put(`/api/v1/companies/${cast.customer.companyId}`)
      .set('authorization', bearer)
      .send({ name: 'Pamlico Bakery' })
      .expect(200);
    expect(await resync).toEqual([{ channel: 'customers', seq: expect.any(Number) }]);
  });

  it('let the primary contact fetch anew when somebody leaves the company, for a request goes out of sight', async () => {
    const { consultation } = await test.db.given(aConsultation({ customer: cast.coworker }));
    const [admin, primary] = [await signedIn('admin'), await signedIn('primary')];
    const seen = (status: number) =>
      test.http
        .get(`/api/v1/consultation-requests/${consultation.id}`)
        .set('authorization', primary.bearer)
        .expect(status);
    await seen(200);
    const resync = once(primary.socket as unknown as NodeJS.EventEmitter, 'resync') as Promise<[ResyncMessage]>;
    await test.http
      .put(`/api/v1/users/${cast.coworker.id}`)
      .set('authorization', admin.bearer)
      .send({ company_id: cast.stranger.companyId })
      .expect(200);
    expect(await resync).toEqual([{ channel: 'consultations', seq: expect.any(Number) }]);
    await seen(404);
  });

  it('end when the primary contact loses the flag; who comes back and joins sees the own requests only', async () => {
    const { consultation } = await test.db.given(aConsultation({ customer: cast.customer }));
    const [admin, primary] = [await signedIn('admin'), await signedIn('primary')];
    const gone = once(primary.socket as unknown as NodeJS.EventEmitter, 'disconnect');
    await test.http
      .put(`/api/v1/users/${cast.primary.id}`)
      .set('authorization', admin.bearer)
      .send({ contact_flags: [] })
      .expect(200);
    await gone;
    await test.http
      .get(`/api/v1/consultation-requests/${consultation.id}`)
      .set('authorization', primary.bearer)
      .expect(404);
  });

  it('end at once when the session is signed out', async () => {
    const { bearer, socket } = await signedIn('customer');
    const gone = once(socket as unknown as NodeJS.EventEmitter, 'disconnect');
    await test.http.delete('/api/v1/auth/session').set('authorization', bearer).expect(200);
    expect((await gone)[0]).toBe('io server disconnect');
  });

  it('end when the session runs out by itself, idle or over its absolute limit', async () => {
    const [idle, old, live] = [await signedIn('customer'), await signedIn('coworker'), await signedIn('stranger')];
    const gone = Promise.all(
      [idle, old].map(({ socket }) => once(socket as unknown as NodeJS.EventEmitter, 'disconnect')),
    );
    const age = (person: keyof Cast, column: string, days: number) =>
      test.db.rows(`update sessions set ${column} = now() - ? * interval '1 day' where user_id = ? returning 1`, [
        days,
        cast[person].id,
      ]);
    await age('customer', 'last_seen_at', 8);
    await age('coworker', 'signed_in_at', 31);
    await test.db.service(SocketWatch).endExpired();
    expect(await gone).toHaveLength(2);
    expect(live.socket.connected).toBe(true);
  });

  it('lists and details say which feed position they are good for', async () => {
    const { bearer, joined } = await signedIn('admin');
    const answer = await test.http.get('/api/v1/consultation-requests').set('authorization', bearer).expect(200);
    expect(joined.ok && Number(answer.headers['x-seq'])).toBeGreaterThanOrEqual(joined.ok ? joined.seq : Number.NaN);
  });
});
