import { EntityManager } from '@mikro-orm/postgresql';
import { Project } from '../../../src/modules/projects/index.js';
import { rebuildSearch } from '../../../src/modules/search/search.commands.js';
import { TitleWordsPurge } from '../../../src/modules/search/title-words.purge.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { searchesOf } from '../../support/calls/search-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const { ask, titles } = searchesOf({ app, as });

describe('search keeps up', () => {
  it('a changed title is found at once, the old one no more', async () => {
    const { project } = await app.db.given(aProject({ customer: cast.customer, name: 'Oldtitle brisket' }));
    await app.http.put(`/api/v1/projects/${project.id}`).set(as.admin).send({ name: 'Newtitle brisket' }).expect(200);
    expect(await titles('customer', 'newtitle')).toEqual(['Newtitle brisket']);
    expect(await titles('customer', 'oldtitle')).not.toContain('Newtitle brisket');
  });

  it('a record has the state that its list says', async () => {
    const { customer } = cast;
    const { invoice, consultation } = await app.db.given(
      anInvoice({ customer, work: 'Line lateness', dueDate: '2020-01-01' }),
      aConsultation({ customer, title: 'Request lateness' }),
    );
    await app.db.rows(`update consultation_requests set status = 'completed', outcome = 'converted' where id = ?`, [
      consultation.id,
    ]);
    const { hits } = await ask('admin', 'lateness');
    expect(hits.find(({ id }) => id === invoice.id)?.status).toBe('overdue');
    expect(hits.find(({ id }) => id === consultation.id)?.status).toBe('converted');
  });

  it('a meeting follows the title of its request', async () => {
    const { customer, admin } = cast;
    const { consultation } = await app.db.given(aConsultation({ customer, title: 'Plan sassafras' }));
    await app.db.given(aMeeting({ consultation, host: admin }));
    await app.db.rows(`update consultation_requests set title = 'Plan tamarack' where id = ?`, [consultation.id]);
    expect(await titles('customer', 'tamarack', '&types=meeting')).toEqual(['Plan tamarack']);
    expect(await titles('customer', 'sassafras', '&types=meeting')).toEqual([]);
  });

  it('titles come before texts, the recent before the old, and no more of a kind than asked for', async () => {
    const { customer } = cast;
    for (const [name, description] of [
      ['Cobalt one', ''],
      ['Two', 'with cobalt'],
      ['Cobalt three', ''],
    ] as const) {
      const { project } = await app.db.given(aProject({ customer, name, description }));
      await app.db.rows(`update projects set name = name where id = ?`, [project.id]);
    }
    expect(await titles('customer', 'cobalt')).toEqual(['Cobalt three', 'Cobalt one', 'Two']);
    const first = await ask('customer', 'cobalt', '&limit=2');
    expect(first).toMatchObject({ more: ['project'], is_similar: false });
    expect(first.hits).toHaveLength(2);
    expect((await ask('customer', 'cobalt', '&limit=3')).more).toEqual([]);
  });

  it('purged records are gone, and a rebuild mends what was written past the triggers', async () => {
    const { project } = await app.db.given(aProject({ customer: cast.customer, name: 'Untold marzipan' }));
    await app.db.rows('delete from search_documents where id = ?', [project.id]);
    expect(await titles('customer', 'marzipan')).toEqual([]);
    const rebuilt = await app.db.given(async (em) => rebuildSearch(em));
    expect(rebuilt).toEqual({ written: 1, removed: 0 });
    expect(await titles('customer', 'marzipan')).toEqual(['Untold marzipan']);
    await app.db.given(async (em) => {
      await em.nativeDelete(Project, { id: project.id });
      return {};
    });
    expect(await app.db.rows('select id from search_documents where id = ?', [project.id])).toEqual([]);
  });

  it('a word is known for slips as soon as a title has it, until the night after the last title lost it', async () => {
    const { project } = await app.db.given(aProject({ customer: cast.customer, name: 'Obsidian lantern' }));
    const known = () => app.db.rows<{ word: string }>(`select word from search_title_words where word ~ '^obsidi'`);
    expect(await titles('admin', 'obsidain')).toEqual(['Obsidian lantern']);
    await app.db.rows(`update projects set name = 'Granite lantern' where id = ?`, [project.id]);
    expect(await titles('admin', 'obsidain')).toEqual([]);
    expect(await known()).not.toEqual([]);
    await app.db.asSystem(() =>
      app.app.get(TitleWordsPurge, { strict: false }).purge(app.app.get(EntityManager, { strict: false }).fork()),
    );
    expect(await known()).toEqual([]);
    expect(await titles('admin', 'grantie')).toEqual(['Granite lantern']);
  });
});
