import { AggregateRoot } from './aggregate-root.js';

class Thing extends AggregateRoot {
  rename(): void {
    this.record('company.created', { name: 'Harbor Supply Co.' });
  }
}

describe('an aggregate', () => {
  it('remembers what happened to it until it is asked, once', () => {
    const thing = new Thing();
    thing.rename();
    expect(thing.takeRecordedEvents()).toMatchObject([
      { name: 'company.created', entityType: 'company', entityId: thing.id, payload: { name: 'Harbor Supply Co.' } },
    ]);
    expect(thing.takeRecordedEvents()).toEqual([]);
  });

  it('records also on an instance that hydration made without the constructor', () => {
    const hydrated = Object.assign(Object.create(Thing.prototype) as Thing, { id: 'some-id' });
    hydrated.rename();
    expect(hydrated.takeRecordedEvents()).toMatchObject([{ entityId: 'some-id' }]);
  });

  it('sorts by the order it was made in, however many a millisecond', () => {
    const ids = Array.from({ length: 5_000 }, () => new Thing().id);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
