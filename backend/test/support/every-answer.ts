import type { TestApp } from './create-test-app.js';
import { apiDocument, type Route } from './documented-routes.js';

/** A word that is looked for, and the rows that calls may name, by kind: tickets, files … */
interface Looked {
  word: string;
  kinds: readonly (readonly string[])[];
}

interface Answered {
  path: string;
  status: number;
  text: string;
}

/** What everybody is answered by every documented GET call, when it asks for the word and for these rows. */
export class EveryAnswer {
  private constructor(
    private readonly test: TestApp,
    private readonly word: string,
    private readonly ofAdmin: readonly Answered[],
  ) {}

  /** @param admin the token of an admin, who may read every row: what isn't there for one row of a kind is for none */
  static async to(test: TestApp, admin: string, { word, kinds }: Looked): Promise<EveryAnswer> {
    const answers: Answered[] = [];
    const ask = async (path: string): Promise<number> => {
      const answer = await answerTo(test, admin, path);
      answers.push(answer);
      return answer.status;
    };
    for (const path of [...apiDocument().routes.values()].flatMap((route) => pathsOf(route, word))) {
      if (!path.includes(ID)) await ask(path);
      else
        for (const [first = '', ...others] of kinds) {
          if ((await ask(path.replaceAll(ID, first))) === 404) continue;
          for (const id of others) await ask(path.replaceAll(ID, id));
        }
    }
    return new EveryAnswer(test, word, answers);
  }

  /** The paths of the admin's answers that say the word. */
  pathsOfAdmin(): string[] {
    return this.pathsIn(this.ofAdmin);
  }

  /** The paths of a person's answers that say it. What isn't there for the admin, such as a file as a deal, isn't asked for. */
  async pathsOf(token: string): Promise<string[]> {
    const answers: Answered[] = [];
    for (const { path, status } of this.ofAdmin)
      if (status !== 404) answers.push(await answerTo(this.test, token, path));
    return this.pathsIn(answers);
  }

  private pathsIn(answers: readonly Answered[]): string[] {
    return answers.filter(({ text }) => text.includes(this.word)).map(({ path }) => path);
  }
}

async function answerTo({ url }: TestApp, token: string, path: string): Promise<Answered> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
  return { path, status: answer.status, text: await answer.text() };
}

/** Stands for the id of a row. */
const ID = '{id}';

/** The paths of a GET call: with an id in the path, with and without a search, by itself and for a task or request. */
function pathsOf({ method, path, operation }: Route, word: string): string[] {
  if (method !== 'get') return [];
  const names = new Set(operation.parameters.map(({ name }) => name));
  const narrowed = [
    '',
    ...(names.has('task_id') ? [`task_id=${ID}`] : []),
    ...(names.has('consultation_id') ? [`consultation_id=${ID}`] : []),
    ...(names.has('entity_id') ? [`entity_type=task&entity_id=${ID}`] : []),
  ];
  const asked = ['search', 'q'].filter((name) => names.has(name)).map((name) => `${name}=${word}`);
  const queries = narrowed.flatMap((query) => [query, ...asked.map((ask) => (query ? `${query}&${ask}` : ask))]);
  return queries.map((query) => `${path.replaceAll(/\{\w+\}/g, ID)}?${query}`);
}
