import type { UserView } from '@portal/contracts';
import { useOpenTicket } from '@portal/data-access';
import { DataExports, ExportButton } from '@portal/features';
import { useActionToasts } from '@portal/ui';
import { Card, useConfirm } from '@portal/ui-antd';
import { Button } from 'antd';
import './your-data.css';

const erasureToasts = {
  short: 'We have your request and will answer in a ticket',
  failure: 'Failed to send your request.',
} as const;

/** What is kept of the user: an archive of it, and the way to have it erased. */
export const YourData = ({ user }: { user: UserView }) => (
  <Card>
    <div className="stack gap-16">
      <div className="your-data__row gap-8-16 row wrap between">
        <p>
          Get what we keep of you: your profile, sign-ins and settings, your projects, tickets and bills, and your
          files.
        </p>
        <ExportButton
          asked={{ kind: 'person' }}
          title="Export your data?"
          text="We make an archive with JSON, CSV and your files, and tell you when it is ready. You can download it for 14 days."
        >
          Export my data…
        </ExportButton>
      </div>
      <DataExports of={{ person_id: user.id }} empty="You haven’t exported your data yet." />
      {user.role === 'customer' ? <AskForErasure /> : null}
    </div>
  </Card>
);

/** Asks us to erase the account: we look what has to be finished first, and answer in a ticket. */
function AskForErasure() {
  const open = useOpenTicket();
  const toasts = useActionToasts(erasureToasts);
  const confirm = useConfirm();
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Ask us to erase your data?',
      text: 'We open a ticket and tell you there what has to be finished first. Your name is then replaced by a pseudonym, and you can’t sign in any more. Bills and signed documents keep your name, as the law asks.',
      confirm: 'Ask for erasure',
      keep: 'Keep my account',
    });
    if (!agreed) return;
    const asked = {
      title: 'Please erase my personal data',
      description: 'I ask for my account to be closed and my personal data to be erased.',
      category: 'other',
      priority: 'medium',
    } as const;
    await open.mutateAsync(asked).then(toasts.onSuccess, toasts.onError);
  };
  return (
    <div className="your-data__row gap-8-16 row wrap between your-data__row--last line-above">
      <p>You can ask us to erase your data. We answer within a few days.</p>
      <Button size="small" danger loading={open.isPending} onClick={() => void ask()}>
        Ask for erasure…
      </Button>
    </div>
  );
}
