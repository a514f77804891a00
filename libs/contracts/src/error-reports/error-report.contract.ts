import { z } from 'zod';
import { limits } from '../core/limits.js';
import { oneOrMore, pageQuery, sortBy } from '../core/lists.js';
import { object, strictObject } from '../core/objects.js';
import { id, instant, recordFields, version } from '../core/primitives.js';

export const errorSeverities = ['low', 'medium', 'high', 'critical'] as const;
export type ErrorSeverity = (typeof errorSeverities)[number];
export const errorTypes = ['javascript', 'promise'] as const;

/** Text from an unauthenticated sender: cut, never trusted, shown as text only. */
const claimed = (max: number) => z.string().max(max);

/** One error as a browser remembers it (specification, section 3: client-side error record). */
export const ClientError = strictObject('ClientError', {
  id: claimed(100),
  timestamp: claimed(64),
  userId: claimed(100).nullable().optional(),
  userRole: claimed(100).nullable().optional(),
  route: claimed(2_000),
  userAgent: claimed(1_000),
  type: z.enum(errorTypes),
  message: claimed(4_000),
  stack: claimed(limits.stack).nullable().optional(),
  severity: z.enum(errorSeverities),
  context: z.record(claimed(100), z.union([claimed(2_000), z.number(), z.boolean(), z.null()])).optional(),
  resolved: z.boolean(),
});
export type ClientError = z.infer<typeof ClientError>;

const cutTo = (max: number) => z.string().transform((text) => text.slice(0, max));

/**
 * An error as the address of the report page carries it (specification, section 2). It can come from any link: only a
 * message is needed, what is missing or wrong gets a default, what is unknown is dropped, long texts are cut.
 */
export const LinkedError = z.object({
  id: cutTo(100).catch('unknown'),
  timestamp: z.iso.datetime().catch(() => new Date().toISOString()),
  route: cutTo(2_000).catch('/'),
  type: z.enum(errorTypes).catch('javascript'),
  severity: z.enum(errorSeverities).catch('medium'),
  message: z.string().trim().min(1).pipe(cutTo(2_000)),
  stack: cutTo(5_000).nullable().catch(null),
});
export type LinkedError = z.infer<typeof LinkedError>;

/** The report a browser sends without a session; its names are the specification's (section 7). */
export const SubmitErrorReport = strictObject('SubmitErrorReport', {
  timestamp: claimed(64),
  userAgent: claimed(1_000),
  url: claimed(2_000),
  userId: claimed(100).nullable().optional(),
  userRole: claimed(100).nullable().optional(),
  errors: z.array(ClientError).min(1).max(limits.reportedErrors),
  systemInfo: z.strictObject({
    platform: claimed(200),
    language: claimed(100),
    cookieEnabled: z.boolean(),
    onLine: z.boolean(),
  }),
});
export type SubmitErrorReport = z.infer<typeof SubmitErrorReport>;

export const ErrorReportReceived = object('ErrorReportReceived', { reportId: id });
export type ErrorReportReceived = z.infer<typeof ErrorReportReceived>;

export const errorGroupStatuses = ['unresolved', 'resolved', 'ignored'] as const;
export const ErrorGroupStatus = z.enum(errorGroupStatuses);
export type ErrorGroupStatus = z.infer<typeof ErrorGroupStatus>;

/** Reports of the same mistake, as admins see them. */
export const ErrorGroupView = object('ErrorGroup', {
  id,
  fingerprint: z.string(),
  message: z.string(),
  type: z.enum(errorTypes),
  severity: z.enum(errorSeverities),
  route: z.string(),
  stack: z.string().nullable(),
  status: ErrorGroupStatus,
  count: z.int(),
  users: z.int().meta({ description: 'Different users that reporters claimed to be' }),
  first_seen: instant,
  last_seen: instant,
  last_report_id: id,
  ...recordFields,
});
export type ErrorGroupView = z.infer<typeof ErrorGroupView>;

export const UpdateErrorGroup = strictObject('UpdateErrorGroup', {
  status: ErrorGroupStatus,
  version: version.optional(),
});
export type UpdateErrorGroup = z.infer<typeof UpdateErrorGroup>;

export const ListErrorGroups = z.strictObject({
  ...pageQuery,
  status: oneOrMore(errorGroupStatuses).optional(),
  severity: oneOrMore(errorSeverities).optional(),
  sortBy: sortBy(['last_seen', 'first_seen', 'count', 'severity'], 'last_seen'),
});
export type ListErrorGroups = z.infer<typeof ListErrorGroups>;
