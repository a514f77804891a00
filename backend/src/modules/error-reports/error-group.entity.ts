import { p } from '@mikro-orm/core';
import {
  errorGroupTransitions,
  type ErrorGroupStatus,
  type ErrorGroupView,
  type ErrorSeverity,
  type TransitionActor,
} from '@portal/contracts';
import { AggregateRoot, text, withProperties } from '../../infrastructure/database/aggregate-root.js';

/** Reports of the same mistake. Groups are made and counted by statement, as reports come in; admins move them. */
export class ErrorGroup extends withProperties(AggregateRoot, {
  fingerprint: p.string(),
  message: p.text(),
  type: text<ErrorGroupView['type']>(),
  severity: text<ErrorSeverity>(),
  route: p.text(),
  stack: p.text().nullable(),
  status: text<ErrorGroupStatus>(),
  count: p.integer(),
  firstSeen: p.datetime(),
  lastSeen: p.datetime(),
  lastReportId: p.uuid(),
}) {
  static readonly tableName = 'error_groups';

  /** @throws DomainError `illegal_transition` */
  moveTo(to: ErrorGroupStatus, transitionActor: TransitionActor): void {
    const from = this.status;
    if (from === to) return;
    errorGroupTransitions.assert(from, to, transitionActor);
    this.status = to;
    this.record('error_group.status_changed', { from, to });
  }
}
