import { subjectFields, ticketStartOf } from './ticket-start.js';

const ID = '019a0000-0000-7000-8000-000000000001';

describe('the beginning of a new ticket', () => {
  it.each([
    [undefined, {}],
    ['', {}],
    ['emergency', { priority: 'urgent' }],
    ['visit', { category: 'service_visit' }],
    [`deal:${ID}`, { about: `deal:${ID}`, category: 'contract' }],
    [`invoice:${ID}`, { about: `invoice:${ID}`, category: 'billing' }],
    [`project:${ID}`, { about: `project:${ID}` }],
    [`user:${ID}`, {}],
    ['deal:everything', {}],
  ])('for %s', (start, values) => {
    expect(ticketStartOf(start)).toEqual(values);
  });

  it('names its subject in a field of its own', () => {
    expect(subjectFields(`error_group:${ID}`)).toEqual({ error_group_id: ID });
    expect(subjectFields(null)).toEqual({});
  });
});
