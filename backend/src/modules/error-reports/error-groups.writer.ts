import type { EntityManager } from '@mikro-orm/postgresql';
import { errorSeverities, system, type ClientError, type ErrorGroupStatus } from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { recordEvent } from '../../infrastructure/events/index.js';
import { requestContext, runInContext } from '../../infrastructure/http/request-context.js';
import { mostSevere, type ErrorReport } from './error-report.entity.js';
import { createHash } from 'node:crypto';

interface Counted {
  id: string;
  status: ErrorGroupStatus;
  /** Null where the group is new. */
  was: ErrorGroupStatus | null;
}

/** `array_position` needs the severities as PostgreSQL writes an array. */
const SEVERITIES = `array['${errorSeverities.join("','")}']`;

/**
 * Counts a report's errors in their groups: new mistakes get a group, known ones one more, and one that was resolved is
 * open again. Groups are locked in one order, so that two reports at once never wait for each other.
 */
export async function countInGroups(em: EntityManager, report: ErrorReport): Promise<string[]> {
  const groups = [...Map.groupBy(report.errors, fingerprintOf)].map(([fingerprint, errors]) =>
    groupOf(fingerprint, errors),
  );
  const counted = await em.execute<Counted[]>(
    `insert into error_groups as known (id, created_at, updated_at, version, fingerprint, message, type, severity, route,
       stack, status, count, first_seen, last_seen, last_report_id)
     select id, now(), now(), 1, fingerprint, message, type, severity, route, stack, 'unresolved', count, now(), now(), ?::uuid
     from json_to_recordset(?::json) as sent
       (id uuid, fingerprint text, message text, type text, severity text, route text, stack text, count integer)
     order by fingerprint
     on conflict (fingerprint) do update set
       count = known.count + excluded.count,
       last_seen = excluded.last_seen,
       last_report_id = excluded.last_report_id,
       severity = (${SEVERITIES})[greatest(
         array_position(${SEVERITIES}, known.severity), array_position(${SEVERITIES}, excluded.severity))],
       status = case known.status when 'resolved' then 'unresolved' else known.status end,
       version = known.version + 1,
       updated_at = now()
     returning new.id, new.status, old.status as was`,
    [report.id, JSON.stringify(groups)],
  );
  // the group is changed by the system, not by the sender of the report
  runInContext({ ...requestContext(), actor: system }, () => {
    for (const { id, status, was } of counted)
      if (was !== null && was !== status) recordEvent(em, 'error_group.status_changed', id, { from: was, to: status });
  });
  return counted.map(({ id }) => id);
}

function groupOf(fingerprint: string, errors: readonly ClientError[]) {
  const [first] = errors;
  return {
    id: uuidv7(),
    fingerprint,
    message: first?.message,
    type: first?.type,
    severity: mostSevere(errors.map(({ severity }) => severity)),
    route: first?.route,
    stack: first?.stack ?? null,
    count: errors.length,
  };
}

const LONGEST = 500;

const UUID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
const URL_TAIL = /(https?:\/\/[^\s?#'")]+)[?#][^\s'")]*/gi;
const ORIGIN = /https?:\/\/[^\s/'")]+/gi;
/** At least eight hexadecimal signs, one of them a number: what builds put into file names. */
const HASH = /\b(?=[a-f]*\d)[\da-f]{8,}\b/gi;
const NUMBER = /\d+/g;

/** Without what differs from one time to the next: ids, numbers, addresses, hashes in file names. */
const normalized = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(UUID, '<id>')
    .replace(URL_TAIL, '$1')
    .replace(ORIGIN, '')
    .replace(HASH, '<hash>')
    .replace(NUMBER, '<n>')
    .replace(/\s+/g, ' ')
    .trim();

/** Where it happened: the first line of a stack that names a place, as Chromium (`at …`) or Firefox and Safari (`…@…`) write it. */
const topFrame = (stack: string): string =>
  stack.split('\n').find((line) => /^\s*at\s/.test(line) || /@.*:\d+/.test(line)) ?? '';

/** The same for errors with the same cause: kind, message and place, independent of user and time. */
export const fingerprintOf = ({ type, message, stack }: Pick<ClientError, 'type' | 'message' | 'stack'>): string =>
  createHash('sha256')
    .update(JSON.stringify([type, normalized(message), normalized(topFrame(stack ?? ''))]))
    .digest('hex');
