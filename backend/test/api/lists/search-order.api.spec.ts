import { aDeal } from '../../factories/deal.factory.js';
import { anInvoice } from '../../factories/invoice.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTask } from '../../factories/task.factory.js';
import { searchesOf, textOf } from '../../support/calls/search-calls.js';
import { appWithCast } from '../../support/with-cast.js';

const { app, cast, as } = appWithCast();
const { ask, titles } = searchesOf({ app, as });

describe('search finds first', () => {
  it('what has the number, then what names it, and never letters and digits that lie apart', async () => {
    const { customer } = cast;
    const { project } = await app.db.given(aProject({ customer, name: 'Older with a number' }));
    const { number } = (
      await app.db.rows<{ number: string }>('select number from projects where id = ?', [project.id])
    )[0] ?? { number: '' };
    const short = number.replace(/-0*/, '-');
    const { task } = await app.db.given(aTask({ project, title: `Follow-up to ${short}` }));
    const [letter, digits] = short.split('-');
    await app.db.given(aTask({ project, title: `Plan ${letter} of ${digits} days` }));
    for (const name of ['admin', 'customer'] as const)
      for (const q of [short, number, short.replace('-', ' ')])
        expect((await ask(name, q)).hits[0]).toMatchObject({ type: 'project', id: project.id });
    const found = (await ask('admin', short)).hits;
    expect(found[1]).toMatchObject({ type: 'task', id: task.id });
    expect(found.map(({ title }) => textOf(title))).not.toContain(`Plan ${letter} of ${digits} days`);
  });

  it.each(['admin', 'customer'] as const)(
    'what is called exactly as typed before all others, for the %s',
    async (name) => {
      const { customer } = cast;
      const of = (title: string) => `${title} ${name}`;
      const { project } = await app.db.given(aProject({ customer, name: of('Larkspur tills') }));
      await app.db.given(aProject({ customer, name: of('Larkspur tills') + ' again' }));
      for (let more = 0; more < 6; more++)
        await app.db.given(
          aProject({ customer, name: `${more} ${of('larkspur tills')}` }),
          aDeal({ customer, status: 'sent', title: `Two new ${of('larkspur tills')}` }),
        );
      const { hits } = await ask(name, of('larkspur TILLS'), '&limit=3');
      expect(hits[0]).toMatchObject({ type: 'project', id: project.id });
      expect(hits.slice(1).map(({ title }) => textOf(title))).not.toContain(of('Larkspur tills'));
    },
  );

  it('a company by its name before the invoices to it', async () => {
    const { customer } = cast;
    await app.db.rows(`update companies set name = 'Sorrel Bakery' where id = ?`, [customer.companyId]);
    for (let more = 0; more < 6; more++) {
      const { invoice } = await app.db.given(anInvoice({ customer }));
      await app.db.rows(`update search_documents set title = 'Sorrel Bakery' where id = ?`, [invoice.id]);
    }
    const { hits, more } = await ask('admin', 'sorrel bakery');
    expect(hits.map(({ type }) => type)).toEqual(['company', ...Array<string>(5).fill('invoice')]);
    expect(more).toEqual(['invoice']);
  });
});

describe('search finds', () => {
  it.each([
    ['Müllerhof', 'Mu\u0308llerhof'],
    ['Mu\u0308hlbach', 'Mühlbach'],
    ['zero\u200bwidth\u00adhall', 'zerowidthhall'],
    ['directionless', '\u200fdirection\u2066less'],
    ['ΣΑΣΙΣ', 'σασις'],
    ['λόγος', 'ΛΌΓΟΣ'],
    ['Ｆｕｌｌｗｉｄｅ', 'fullwide'],
    ['x\u0302ylo\u0302phage', 'xylophage'],
    ['Bakers 🍞\ufe0f🥐', '🍞🥐'],
    ['Ovens 👩\u200d🍳', '🍳👩'],
  ])('a title however it is spelled in Unicode: %j by %j', async (name, q) => {
    await app.db.given(aProject({ customer: cast.customer, name }));
    for (const typed of [q, name]) expect(await titles('customer', typed)).toEqual([name.normalize()]);
    expect((await ask('customer', `${q}quince`)).hits).toEqual([]);
  });

  it('marks words whose letters are decomposed', async () => {
    await app.db.given(aProject({ customer: cast.customer, name: 'Mo\u0308wenweg is long' }));
    const { hits } = await ask('customer', 'möwenweg');
    expect(hits[0]?.title.filter(({ is_hit: isHit }) => isHit)).toEqual([{ text: 'Möwenweg', is_hit: true }]);
  });
});
