import { p } from '@mikro-orm/core';
import {
  errorSeverities,
  type ClientError,
  type ErrorSeverity,
  type SubmitErrorReport,
  withoutSecrets,
} from '@portal/contracts';
import { AggregateRoot, withProperties } from '../../infrastructure/database/aggregate-root.js';

/** Control characters but for line breaks and tabs: no database keeps all of them, no screen shows them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const cleanText = (text: string): string => withoutSecrets(text.replaceAll(CONTROL, '').toWellFormed());

/** Untrusted text without control characters and lone surrogates, so that it can be stored and shown, and without secrets. */
function cleaned<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cleanText(key), cleaned(item as unknown)]),
  ) as Value;
}

type SystemInfo = SubmitErrorReport['systemInfo'];

/** The mostSevere of several. */
export const mostSevere = (severities: readonly ErrorSeverity[]): ErrorSeverity =>
  errorSeverities.findLast((severity) => severities.includes(severity)) ?? 'low';

/** The report of one browser. The user it names is only a claim (decisions 11.6). */
export class ErrorReport extends withProperties(AggregateRoot, {
  url: p.string(),
  userAgent: p.string(),
  claimedUserId: p.string().nullable(),
  claimedUserRole: p.string().nullable(),
  systemInfo: p.json<SystemInfo>(),
  errors: p.json<ClientError[]>(),
  groupIds: p
    .array()
    .columnType('uuid[]')
    .onCreate(() => []),
}) {
  static readonly tableName = 'error_reports';

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
