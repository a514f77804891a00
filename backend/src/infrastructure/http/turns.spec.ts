import { Turns } from './turns.js';

const refusal = { code: 'unavailable', extras: { retryAfter: 5 } };

describe('Turns', () => {
  it('are taken by a few at once; the others follow in order', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 2, patience: 60_000 });
    const giveBack = await turns.take();
    const order: number[] = [];
    const later = [1, 2].map(async (number) => {
      const giveOn = await turns.take();
      order.push(number);
      giveOn();
    });
    await expect(turns.take()).rejects.toMatchObject(refusal);
    giveBack();
    giveBack(); // counts once
    await Promise.all(later);
    expect(order).toEqual([1, 2]);
  });

  it('are refused when the line doesn’t move, and the place in it is free again', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 1, patience: 5 });
    const giveBack = await turns.take();
    await expect(turns.take()).rejects.toMatchObject(refusal);
    await expect(turns.take()).rejects.toMatchObject(refusal);
    giveBack();
    (await turns.take())();
  });
});
