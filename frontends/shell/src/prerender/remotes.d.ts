declare module '@remotes/marketing' {
  import type { RouteObject } from 'react-router';
  export const routes: (Pick<RouteObject, 'lazy'> & { path: string; handle: { chunk: string } })[];
}
