import { limits, type MilestoneView } from '@portal/contracts';
import { isTemporary, useReorderMilestones } from '@portal/data-access';
import { useActionToasts } from '@portal/ui';
import { useState } from 'react';
import { milestoneUpdateToasts } from './use-save-milestone.js';

/** What is being moved by keyboard: from where, and where it would go. */
interface Lifted {
  id: string;
  ids: readonly string[];
}

export interface MilestoneOrder {
  /** The milestones as they are shown: in the order they have, or are about to have. */
  shown: MilestoneView[];
  /** The id of the milestone that is held by keyboard. */
  lifted: string | undefined;
  /** What happened last, for people who don't see it. */
  spoken: string;
  pickUp: (id: string) => void;
  /** Moves what is held up (-1) or down (1). */
  moveBy: (step: number) => void;
  drop: () => void;
  cancel: () => void;
  /** Puts the milestones into this order at once, and on the server. */
  save: (ids: readonly string[]) => void;
}

/** The order of a project's milestones, changed by dragging or by keyboard; shown at once, taken back when refused. */
export function useMilestoneOrder(projectId: string, milestones: readonly MilestoneView[]): MilestoneOrder {
  const reorder = useReorderMilestones();
  const toasts = useActionToasts(milestoneUpdateToasts);
  const [sent, setSent] = useState<readonly string[]>();
  const [lifted, setLifted] = useState<Lifted>();
  const [spoken, setSpoken] = useState('');

  const shown = inOrderOf(milestones, lifted?.ids ?? sent ?? milestones.map(({ id }) => id));
  const idsOf = (): string[] => shown.map(({ id }) => id);
  const nameOf = (id: string): string => milestones.find((milestone) => milestone.id === id)?.title ?? '';
  const placeOf = (id: string, ids: readonly string[]): string => `place ${ids.indexOf(id) + 1} of ${ids.length}`;

  const save = (ids: readonly string[]): void => {
    const known = ids.filter((id) => !isTemporary(id)).slice(0, limits.bulkRows);
    const before = milestones.slice(0, known.length).map(({ id }) => id);
    if (known.join() === before.join()) return;
    setSent(ids);
    const settle = (): void => setSent((now) => (now === ids ? undefined : now));
    void reorder.mutateAsync({ project_id: projectId, ids: known }).then(settle, (error: unknown) => {
      settle();
      toasts.onError(error);
    });
  };
  return {
    shown,
    lifted: lifted?.id,
    spoken,
    save,
    pickUp: (id) => {
      const ids = idsOf();
      setLifted({ id, ids });
      setSpoken(
        `Picked up ${nameOf(id)}, ${placeOf(id, ids)}. Up and down arrows move it, Enter drops it, Escape cancels.`,
      );
    },
    moveBy: (step) => {
      if (!lifted) return;
      const ids = movedTo(lifted.ids, lifted.id, lifted.ids.indexOf(lifted.id) + step);
      setLifted({ ...lifted, ids });
      setSpoken(`${nameOf(lifted.id)}, ${placeOf(lifted.id, ids)}.`);
    },
    drop: () => {
      if (!lifted) return;
      setLifted(undefined);
      save(lifted.ids);
      setSpoken(`Dropped ${nameOf(lifted.id)}, ${placeOf(lifted.id, lifted.ids)}.`);
    },
    cancel: () => {
      if (!lifted) return;
      setLifted(undefined);
      setSpoken(`${nameOf(lifted.id)} is back where it was.`);
    },
  };
}

/** The list with one of its members at another place; places beyond the ends are the ends. */
export function movedTo<Item>(items: readonly Item[], item: Item, place: number): Item[] {
  const others = items.filter((other) => other !== item);
  const at = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/** The list with one member dropped on the upper or lower half of another. */
export function droppedOn<Item>(items: readonly Item[], item: Item, target: Item, half: 'upper' | 'lower'): Item[] {
  if (item === target) return [...items];
  const place = items.filter((other) => other !== item).indexOf(target);
  return movedTo(items, item, half === 'upper' ? place : place + 1);
}

/** The rows in the order of the ids; rows without an id in it follow as they were. */
export function inOrderOf<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Row): number => places.get(id) ?? ids.length;
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}
