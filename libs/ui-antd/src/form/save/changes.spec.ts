import { changesOf, contestedFields, emptyAsNull } from './changes.js';

const opened = { title: 'Desk', notes: null, times: ['a'], version: 1 };
const fields = ['title', 'notes', 'times'].map((key) => ({ key, label: key }));
const contested = (mine: object, theirs: object): string[] =>
  contestedFields(fields, { opened, mine: { ...mine }, current: { ...opened, ...theirs, version: 2 } }).map(
    ({ key }) => key,
  );

describe('what a form sends', () => {
  it('is only what the person changed, with the version it was opened at', () => {
    expect(changesOf(opened, { title: 'Lamp', notes: '', times: ['a'] })).toEqual({ title: 'Lamp', version: 1 });
  });

  it('is null where a field was emptied that may be empty', () => {
    expect(changesOf(opened, emptyAsNull({ title: '', notes: '', times: undefined }))).toEqual({
      title: null,
      times: null,
      version: 1,
    });
  });
});

describe('what two people contest', () => {
  it('is a field that both changed to different values', () => {
    expect(contested({ title: 'Lamp' }, { title: 'Chair' })).toEqual(['title']);
  });

  it('is no field that one of them left alone', () => {
    expect(contested({ title: 'Lamp' }, { notes: 'blue' })).toEqual([]);
    expect(contested({ times: ['a', 'b'] }, { title: 'Chair' })).toEqual([]);
  });

  it('is no field that both changed alike', () => {
    expect(contested({ title: 'Lamp' }, { title: 'Lamp' })).toEqual([]);
  });
});
