import type { MarkedText, SearchAnswer } from '@portal/contracts';
import type { appWithCast } from '../with-cast.js';

type SearchApp = Pick<ReturnType<typeof appWithCast>, 'app' | 'as'>;
type Name = keyof SearchApp['as'];

export const textOf = (parts: MarkedText | null): string => (parts ?? []).map(({ text }) => text).join('');

/** The marked parts of a text. */
export const markedIn = (parts: MarkedText | null): string[] =>
  (parts ?? []).filter(({ is_hit: isHit }) => isHit).map(({ text }) => text);

/** Searches as one of the cast; `more` are further parameters. */
export function searchesOf({ app, as }: SearchApp) {
  const ask = async (name: Name, q: string, more = ''): Promise<SearchAnswer> => {
    const { body } = await app.http
      .get(`/api/v1/search?q=${encodeURIComponent(q)}${more}`)
      .set(as[name])
      .expect(200);
    return (body as { data: SearchAnswer }).data;
  };
  const titles = async (name: Name, q: string, more = ''): Promise<string[]> =>
    (await ask(name, q, more)).hits.map(({ title }) => textOf(title));
  return { ask, titles };
}
