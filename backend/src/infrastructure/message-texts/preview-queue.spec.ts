import { setImmediate as nextTurn } from 'node:timers/promises';
import { previewInTurn } from './preview-queue.js';

describe('previews of one person', () => {
  it('leave room for other calls between them, also where they wait for nothing', async () => {
    const order: string[] = [];
    const previews = Array.from({ length: 5 }, () =>
      previewInTurn('someone', () => {
        order.push('preview');
        return Promise.resolve();
      }),
    );
    const others = { isOver: false };
    const asking = (async () => {
      while (!others.isOver) {
        await nextTurn();
        order.push('other');
      }
    })();
    await Promise.all(previews);
    others.isOver = true;
    await asking;
    const neighbours = order.slice(1).filter((one, at) => one === 'preview' && order[at] === 'preview');
    expect(order.filter((one) => one === 'preview')).toHaveLength(5);
    expect(neighbours).toEqual([]);
  });
});
