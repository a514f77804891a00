import { labelsOf, type ActivityLogView } from '@portal/contracts';

/** What a reader may look at alone. */
export const activityKinds = ['status', 'comments', 'files', 'changes', 'people', 'notes'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activityKindLabels = labelsOf(activityKinds);

/** Which part of the activity an entry belongs to. */
export function kindOf({
  activity_type: type,
  source,
}: Pick<ActivityLogView, 'activity_type' | 'source'>): ActivityKind {
  if (source === 'note') return 'notes';
  if (type === 'status_changed' || type === 'approved' || type === 'changes_requested') return 'status';
  if (type.startsWith('comment')) return 'comments';
  if (type.startsWith('file')) return 'files';
  return type.startsWith('member') || type === 'assigned' ? 'people' : 'changes';
}

/** An entry as a sentence in three parts; the title in the middle may be a link. */
export interface ActivitySentence {
  before: string;
  title: string | null;
  after: string;
}

/** Whose title stands in the sentence; that of the project is where the reader is already. */
const titleOf = ({ entity_type, entity_title }: ActivityLogView): string | null =>
  entity_type === 'project' ? null : entity_title;

/**
 * Puts the title into the description of an entry, which has no subject: "moved it from To do to Done" of "Label the
 * panel" becomes "moved “Label the panel” from To do to Done". Notes are left as they were written.
 */
export function sentenceOfEntry(entry: ActivityLogView): ActivitySentence {
  const { activity_type: type, description } = entry;
  const title = titleOf(entry);
  const plain = { before: description, title: null, after: '' };
  if (entry.source === 'note') return title ? { before: 'noted on', title, after: '' } : { ...plain, before: 'noted' };
  if (!title)
    return {
      ...plain,
      before:
        type === 'updated' ? `${description} of the project` : description.replace(/^(moved) it\b/, '$1 the project'),
    };
  if (type === 'changes_requested')
    return { before: 'asked for changes to', title, after: description.replace(/^asked for changes/, '') };
  if (type === 'updated') return { before: `${description} of`, title, after: '' };
  if (type === 'file_added') return { before: `${description} to`, title, after: '' };
  if (type === 'file_deleted') return { before: `${description} from`, title, after: '' };
  if (type === 'comment_restored') return { before: `${description} on`, title, after: '' };
  const [, before, after] = /^(.*?)\bit\b(.*)$/s.exec(description) ?? [];
  return before === undefined || after === undefined
    ? { before: description, title, after: '' }
    : { before: before.trimEnd(), title, after };
}
