import type { EntityManager } from '@mikro-orm/postgresql';
import { POSITION_STEP, TOO_CLOSE } from '../../infrastructure/database/positions.js';
import { Task } from './task.entity.js';

const inColumn = ({ projectId, status }: Task) => ({ projectId, status, kind: 'task', deletedAt: null }) as const;

/** Whether another task of its column is so near that nothing fits between the two. */
export const needsRebalancing = async (em: EntityManager, task: Task): Promise<boolean> => {
  const nearby = { $gte: task.position - TOO_CLOSE, $lte: task.position + TOO_CLOSE };
  return (await em.count(Task, { ...inColumn(task), id: { $ne: task.id }, position: nearby })) > 0;
};

/** Gives the tasks of a column positions with room between them, in the order they have. */
export async function rebalancePositions(em: EntityManager, task: Task): Promise<void> {
  const tasks = await em.find(Task, inColumn(task), { orderBy: { position: 'asc', id: 'asc' } });
  for (const [index, one] of tasks.entries()) one.placeAt((index + 1) * POSITION_STEP);
  await em.flush();
}

/**
 * The positions that tasks in this order take: those they hold among themselves, so that the others keep theirs between
 * them; or new ones, where some hold the same.
 */
export function positionsFor(held: readonly number[]): number[] {
  const positions = [...held].sort((a, b) => a - b);
  const isClear = positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0));
  return isClear ? positions : positions.map((_, index) => (positions[0] ?? 0) + index * POSITION_STEP);
}
