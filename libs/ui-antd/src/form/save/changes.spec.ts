import { changesOf, contestedFields, emptyAsNull, moveBack } from './changes.js';

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

interface Card {
  status: 'todo' | 'doing' | 'done';
  position: number;
  reason: string | null;
}

const next: Record<Card['status'], readonly Card['status'][]> = { todo: ['doing'], doing: ['todo', 'done'], done: [] };
const back = moveBack({ field: 'status', allowed: (now: Card) => next[now.status], beside: ['position', 'reason'] });
const card = (status: Card['status'], reason: string | null = null): Card => ({ status, position: 7, reason });

describe('the way back of a move', () => {
  it('leads to the state that was left, with what stood beside it', () => {
    expect(back(card('todo'), { ...card('doing'), position: 90 })).toEqual({ status: 'todo', position: 7 });
    expect(back(card('todo', 'No cable'), card('doing'))).toEqual({ status: 'todo', position: 7, reason: 'No cable' });
  });

  it('isn’t there where the workflow has none, or nothing was moved', () => {
    expect(back(card('doing'), card('done'))).toBeUndefined();
    expect(back(card('doing'), { ...card('doing'), position: 90 })).toBeUndefined();
  });
});
