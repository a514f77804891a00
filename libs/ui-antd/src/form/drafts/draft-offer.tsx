import { Alert, Button } from 'antd';
import { clockText } from '@portal/ui';
import { useNow } from '@portal/ui';
import { useTimeStyle } from '../../time/time-style.js';
import type { OfferedDraft } from './use-draft.js';

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
        <span className="draft-offer__choices">
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
