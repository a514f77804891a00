import type { ListFileFormat } from '@portal/contracts';
import { asSent } from '../http/api.js';

interface Asked {
  path?: Readonly<Record<string, unknown>> | undefined;
  query?: object | undefined;
}

/** Where a list is asked, as its query keeps it. */
export const askedOf = (path: string, asked: Asked | undefined): { list: { path: string; query: object } } => ({
  list: {
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => String(asked?.path?.[name])),
    query: asked?.query ?? {},
  },
});

/** Where the browser downloads all rows that a list's filters leave, whatever page it shows; `columns` are fields. */
export const listFileHref =
  ({ meta }: { meta?: Partial<ReturnType<typeof askedOf>> | undefined }) =>
  (file: ListFileFormat, columns: readonly string[]): string => {
    const { path = '', query = {} } = meta?.list ?? {};
    const asked = asSent({ ...query, page: undefined, limit: undefined, file, columns: [...new Set(columns)] });
    return `${path}?${new URLSearchParams(asked).toString()}`;
  };
