import { remotes } from '../remotes/remotes.js';

const isUnder = (pathname: string, root: string): boolean => pathname === root || pathname.startsWith(`${root}/`);

/** The shell's own. */
const ownScreens = ['/dashboard', '/notifications', '/search'];

/** Whether a path is of the signed-in screens, which have a frame of their own. */
export const isAppPlace = (pathname: string): boolean =>
  ownScreens.some((root) => isUnder(pathname, root)) || (remotes.at(pathname)?.access ?? 'public') !== 'public';
