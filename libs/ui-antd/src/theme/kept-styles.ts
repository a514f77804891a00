import { createCache } from '@ant-design/cssinjs';

/**
 * antd's styles, kept from their first use on. antd takes those of a part away with the last such part on the screen,
 * and each style sheet that comes or goes makes the browser work out the styles of the whole page again: with every
 * ticket that follows another.
 */
function keepStyles(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, change) =>
    update(path, (known) => {
      const next = change(known);
      // counted as used once more than it is
      return next && !known ? [next[0] + 1, next[1] as unknown] : next;
    });
  return cache;
}

export const keptStyles = keepStyles();
