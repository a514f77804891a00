import { p } from '@mikro-orm/core';
import { UpdateSavedView, type CreateSavedView } from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  withProperties,
} from '../../infrastructure/database/aggregate-root.js';

const fields = propertiesOf(UpdateSavedView, 'version');

/** Filters, order and view of a list under a name. */
export class SavedView extends withProperties(AggregateRoot, {
  ownerId: p.uuid(),
  path: p.text(),
  name: p.text(),
  search: p.text(),
  isShared: p.boolean(),
}) {
  static readonly tableName = 'saved_views';

  static create(ownerId: string, { path, name, search, is_shared: isShared }: CreateSavedView): SavedView {
    const view = Object.assign(new SavedView(), { ownerId, path, name, search, isShared });
    view.record('saved_view.created', { name, is_shared: isShared });
    return view;
  }

  /** Changes what the input carries; nothing is recorded when it changes nothing. */
  change(input: UpdateSavedView): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length > 0) this.record('saved_view.updated', { changes });
  }

  remove(): void {
    this.deletedAt = new Date();
    this.record('saved_view.deleted', { is_shared: this.isShared });
  }
}
