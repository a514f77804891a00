import { z } from 'zod';

/** The way a list is shown, as a field of its query in the URL: `?view=board`. The first is the usual one. */
export const listView = <const Views extends readonly [string, ...string[]]>(views: Views) =>
  z.enum(views).default(() => views[0]);
