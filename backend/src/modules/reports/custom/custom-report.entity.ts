import { p } from '@mikro-orm/core';
import { UpdateCustomReport, type CreateCustomReport, type ReportQuery } from '@portal/contracts';
import {
  AggregateRoot,
  applyChanges,
  propertiesOf,
  withProperties,
} from '../../../infrastructure/database/aggregate-root.js';

const fields = propertiesOf(UpdateCustomReport, 'version');

/** A custom report: a saved query under a name. */
export class CustomReport extends withProperties(AggregateRoot, {
  ownerId: p.uuid(),
  name: p.text(),
  query: p.json<ReportQuery>(),
  isShared: p.boolean(),
}) {
  static readonly tableName = 'custom_reports';

  static create(ownerId: string, { name, query, is_shared: isShared }: CreateCustomReport): CustomReport {
    const report = Object.assign(new CustomReport(), { ownerId, name, query, isShared });
    report.record('custom_report.created', { name, is_shared: isShared });
    return report;
  }

  /** Changes what the input carries; nothing is recorded when it changes nothing. */
  change(input: UpdateCustomReport): void {
    const changes = applyChanges(this, input, fields);
    if (Object.keys(changes).length > 0) this.record('custom_report.updated', { changes });
  }

  remove(): void {
    this.deletedAt = new Date();
    this.record('custom_report.deleted', { is_shared: this.isShared });
  }
}
