import { recordKinds } from './records-in-sheets.js';
import { routes } from './routes.js';

/** The addresses of pages, with every parameter as `:id`. */
const pages = routes.map(({ path }) => path?.replaceAll(/:\w+/g, ':id'));

it.each(Object.entries(recordKinds).map(([name, { page }]) => [name, page]))(
  'a %s in a sheet has a page at %s',
  (_, page) => {
    expect(pages).toContain(page);
  },
);
