export type { components, paths } from './schema.js';
