import type { ActivityLogView } from '@portal/contracts';
import { formatInstant } from '@portal/ui';
import { exactTimeText, useTimeStyle } from '@portal/ui-antd';
import { FileText, type LucideIcon, MessageSquare, Pencil, Play, StickyNote, Users } from 'lucide-react';
import { Link } from 'react-router';
import { z } from 'zod';
import { changesOfEntry, FieldChanges } from './field-changes.js';
import { type ActivityKind, kindOf, sentenceOfEntry } from './activity-labels.js';

interface ActivityEntryProps {
  entry: ActivityLogView;
  /** Names the record it is about. */
  titled: boolean;
  /** Where that record opens. */
  href: string | undefined;
  today: string;
}

const icons: Readonly<Record<ActivityKind, LucideIcon>> = {
  status: Play,
  comments: MessageSquare,
  files: FileText,
  changes: Pencil,
  people: Users,
  notes: StickyNote,
};

/** One line of the activity: who, what, on what, and at what time of the day. */
export function ActivityEntry({ entry, titled, href, today }: ActivityEntryProps) {
  const style = useTimeStyle();
  const kind = kindOf(entry);
  const Icon = icons[kind];
  return (
    <li className={`activity__entry stack small activity__entry--${kind}`}>
      <span className="activity__icon circle tinted primary center">
        <Icon size={14} strokeWidth={1.75} />
      </span>
      <div className="activity__words stack prewrap gap-4">
        <p>
          <EntryAuthor entry={entry} /> {titled ? <Sentence entry={entry} href={href} /> : <Untitled entry={entry} />}
        </p>
        {entry.source === 'note' ? <p className="activity__note">{entry.description}</p> : null}
        <FieldChanges changes={changesOfEntry(entry, today)} />
      </div>
      <time
        className="activity__time muted tiny numeric"
        dateTime={entry.created_at}
        title={exactTimeText(entry.created_at, style)}
      >
        {formatInstant(entry.created_at, 'clock', style.timeZone)}
      </time>
    </li>
  );
}

function Sentence({ entry, href }: { entry: ActivityLogView; href: string | undefined }) {
  const { before, title, after } = sentenceOfEntry(entry);
  if (!title) return <>{before + after}</>;
  return (
    <>
      {before} {href ? <Link to={href}>{title}</Link> : <span className="strong">{title}</span>}
      {after}
    </>
  );
}

const Untitled = ({ entry }: { entry: ActivityLogView }) =>
  entry.source === 'note' ? 'left a note' : entry.description.replace(/ on it\b/, '');

/** The workflow behind an entry; only admins get it. */
const byWorkflow = z.object({ workflow: z.object({ name: z.string(), run_id: z.string() }) });

/** Who did what an entry says: a person, the system, or a workflow with the way to its run. */
function EntryAuthor({ entry }: { entry: ActivityLogView }) {
  const { data } = byWorkflow.safeParse(entry.metadata);
  const name = entry.actor_name ?? 'The system';
  if (entry.source !== 'system' || !data) return <strong>{name}</strong>;
  return (
    <strong>
      <Link to={`/admin/workflows/runs/${data.workflow.run_id}`}>Workflow “{data.workflow.name}”</Link>
    </strong>
  );
}
