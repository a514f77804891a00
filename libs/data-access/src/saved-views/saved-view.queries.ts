import { defineResource } from '../query/define-resource.js';
import { keys } from '../query/keys.js';

const savedViews = defineResource('/api/v1/saved-views', { key: keys.savedViews, restorable: false });

export const savedViewQueries = savedViews.queries;

export const useCreateSavedView = savedViews.useCreate;
export const useUpdateSavedView = savedViews.useUpdate;
export const useDeleteSavedView = savedViews.useDelete;
