/**
 * What the shared code takes of ES2024 and Safari has only since 17.4 (docs/operations.md, "Browsers"). The types let
 * it take nothing else of that year: `lib` in the tsconfig.json of each front end and library.
 */
export function addPolyfills(): void {
  if (!('groupBy' in Map)) Object.assign(Map, { groupBy });
  if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });
}

function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function withResolvers<Value>(): PromiseWithResolvers<Value> {
  const made = {} as PromiseWithResolvers<Value>;
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
