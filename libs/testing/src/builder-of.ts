import type { z } from 'zod';

/**
 * Builds bodies of one view: each is what the real API answered (recorded/), with what differs from row to row (`fresh`)
 * and then with what the test is about (`own`).
 */
export const builderOf =
  <View extends object>(
    schema: z.ZodType<View>,
    recorded: (own: Partial<View>) => unknown,
    fresh: (own: Partial<View>) => Partial<View> = () => ({}),
  ) =>
  (own: Partial<View> = {}): View => ({ ...schema.parse(recorded(own)), ...fresh(own), ...own });

/** The body that was recorded of a record in this state; where none was, the one in its `usual` state. */
export const inState = (
  bodies: Readonly<Record<string, object | undefined>>,
  usual: string,
  state: string | undefined,
): object | undefined => bodies[state ?? usual] ?? bodies[usual];
