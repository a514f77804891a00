import { clockText, useNow } from '@portal/ui';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTimeStyle } from '../../time/relative-time.js';
import { type OfferedDraft, useDraft } from './use-draft.js';

/** Shows that a draft was typed here and not sent, and offers to restore it. */
export function DraftOffer({ draft }: { draft: OfferedDraft | undefined }) {
  const style = useTimeStyle();
  const now = useNow();
  if (!draft) return null;
  return (
    <Alert
      type="info"
      className="draft-offer"
      title={`You have an unsent draft from ${clockText(new Date(draft.at).toISOString(), now, style)}.`}
      action={
        <span className="inline-row gap-8">
          <Button size="small" type="primary" onClick={draft.restore}>
            Restore
          </Button>
          <Button size="small" onClick={draft.discard}>
            Discard
          </Button>
        </span>
      }
    />
  );
}

interface TextDraft<Values> {
  /** Offers what was typed here earlier and not sent; stands above the field. */
  offer: ReactNode;
  /** Keeps what is typed now. */
  keep: (values: Values) => void;
  /** There is nothing to be kept: the field is empty. */
  clear: () => void;
  /** Forgets it: it was sent, or left on purpose. */
  drop: () => void;
}

/**
 * Keeps a text that is typed outside a form as forms keep theirs: for the tab, for a day, offered again. `name` names
 * the field and its record: "Comment on task T-0004".
 */
export function useTextDraft<Values extends { text: string }>(
  name: string,
  restore: (values: Values) => void,
): TextDraft<Values> {
  const draft = useDraft(name, (values) => restore(values as Values)); // as `keep` wrote them
  return {
    offer: <DraftOffer draft={draft.offered} />,
    keep: (values) => draft.keep(values),
    clear: draft.clear,
    drop: draft.drop,
  };
}
