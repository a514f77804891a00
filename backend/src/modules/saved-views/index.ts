export { SavedViewsModule } from './saved-views.module.js';
export { SavedView } from './saved-view.entity.js';
