import { templateParts, type TemplatePart } from '@portal/contracts';
import { diffWords } from 'diff';
import { partLabels } from '../notification-labels.js';

type Text = Partial<Record<TemplatePart, string | null>>;

/** What became of a text, word by word: what was taken out, and what was added. */
export function TextDiff({ before, after }: { before: Text; after: Text }) {
  const changed = templateParts.filter((part) => (before[part] ?? '') !== (after[part] ?? ''));
  if (changed.length === 0) return <p className="text-diff__same">The same words as on the left.</p>;
  return (
    <dl className="text-diff stack gap-8 small">
      {changed.map((part) => (
        <div key={part}>
          <dt>{partLabels[part]}</dt>
          <dd>
            {diffWords(before[part] ?? '', after[part] ?? '').map(({ value, added, removed }, at) =>
              added ? (
                <ins key={at}>{value}</ins>
              ) : removed ? (
                <del key={at}>{value}</del>
              ) : (
                <span key={at}>{value}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
