declare module '@remotes/marketing' {
  import type { RouteObject } from 'react-router';
  export const routes: RouteObject[];
}
