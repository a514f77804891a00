import type { TestApp } from './create-test-app.js';
import { apiDocument, type Route } from './documented-routes.js';
import { client } from './mail/mailed-link.js';

/** A word that is looked for, and the rows that calls may name. */
interface Looked {
  word: string;
  ids: readonly string[];
}

/** Every documented GET call whose answer says the word, when the call asks for the word and for these rows. */
export async function findPathsWith(test: TestApp, token: string, looked: Looked): Promise<string[]> {
  const { routes } = await apiDocument(test);
  const found: string[] = [];
  for (const path of [...routes.values()].flatMap((route) => pathsOf(route, looked))) {
    const answer = await client(test)
      .get(path)
      .set({ authorization: `Bearer ${token}` });
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
    const { text = '' } = answer as { text?: string }; // a file that isn't text has none
    if (text.includes(looked.word)) found.push(path);
  }
  return found;
}

/** The paths of a GET call: with each id in the path, with and without a search, by itself and for each task or request. */
function pathsOf({ method, path, operation }: Route, { word, ids }: Looked): string[] {
  if (method !== 'get') return [];
  const names = new Set(operation.parameters.map(({ name }) => name));
  const narrowed = [
    '',
    ...(names.has('task_id') ? ids.map((id) => `task_id=${id}`) : []),
    ...(names.has('consultation_id') ? ids.map((id) => `consultation_id=${id}`) : []),
    ...(names.has('entity_id') ? ids.map((id) => `entity_type=task&entity_id=${id}`) : []),
  ];
  const asked = ['search', 'q'].filter((name) => names.has(name)).map((name) => `${name}=${word}`);
  const queries = narrowed.flatMap((query) => [query, ...asked.map((ask) => (query ? `${query}&${ask}` : ask))]);
  const places = new Set(ids.map((id) => path.replaceAll(/\{\w+\}/g, id)));
  return [...places].flatMap((place) => queries.map((query) => `${place}?${query}`));
}
