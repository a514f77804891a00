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
