import type { RemoteName } from '../../../federation.shared.js';

const unreachable = new Set<RemoteName>();

/** Which remotes couldn't be loaded when they were last asked for. */
export const areas = {
  reached: (name: RemoteName, there: boolean): void => {
    if (there) unreachable.delete(name);
    else unreachable.add(name);
  },
  isUnreachable: (name: RemoteName): boolean => unreachable.has(name),
};
