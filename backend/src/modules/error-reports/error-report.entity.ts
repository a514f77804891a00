import { defineEntity, p } from '@mikro-orm/core';
import { errorSeverities, type ClientError, type ErrorSeverity, type SubmitErrorReport } from '@portal/contracts';
import { aggregateProperties, AggregateRoot } from '../../infrastructure/database/aggregate-root.js';
import { cleaned } from './reported-text.js';

type SystemInfo = SubmitErrorReport['systemInfo'];

/** The mostSevere of several. */
export const mostSevere = (severities: readonly ErrorSeverity[]): ErrorSeverity =>
  errorSeverities.findLast((severity) => severities.includes(severity)) ?? 'low';

/** The report of one browser. The user it names is only a claim (decisions 11.6). */
export class ErrorReport extends AggregateRoot {
  url!: string;
  userAgent!: string;
  claimedUserId: string | null = null;
  claimedUserRole: string | null = null;
  systemInfo!: SystemInfo;
  errors!: ClientError[];
  groupIds: string[] = [];

  static of(sent: SubmitErrorReport): ErrorReport {
    const { url, userAgent, userId, userRole, systemInfo, errors } = cleaned(sent);
    return Object.assign(new ErrorReport(), {
      url,
      userAgent,
      claimedUserId: userId ?? null,
      claimedUserRole: userRole ?? null,
      systemInfo,
      errors,
    });
  }

  /** Links the report to its groups. */
  countIn(groupIds: string[]): void {
    this.groupIds = groupIds;
    const severity = mostSevere(this.errors.map((error) => error.severity));
    this.record('error_report.received', { group_ids: groupIds, severity });
  }
}

export const ErrorReportSchema = defineEntity({
  class: ErrorReport,
  tableName: 'error_reports',
  properties: {
    ...aggregateProperties,
    url: p.string(),
    userAgent: p.string(),
    claimedUserId: p.string().nullable(),
    claimedUserRole: p.string().nullable(),
    systemInfo: p.json<SystemInfo>(),
    errors: p.json<ClientError[]>(),
    groupIds: p.array().$type<string[]>().columnType('uuid[]'),
  },
});
