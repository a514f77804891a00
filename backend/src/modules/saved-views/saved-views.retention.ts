import { deleted, retention } from '../../infrastructure/schedule/index.js';

export const savedViewsRetention = retention('purge-saved-views', { saved_views: [deleted()] });
