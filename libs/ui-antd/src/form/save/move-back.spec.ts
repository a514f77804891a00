import { moveBack } from './move-back.js';

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
