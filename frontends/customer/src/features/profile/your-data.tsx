import type { UserView } from '@portal/contracts';
import { useOpenTicket } from '@portal/data-access';
import { ConfirmedButton, DataExports, ExportButton } from '@portal/features';
import { Card } from '@portal/ui-antd';
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

const erasureTicket = {
  title: 'Please erase my personal data',
  description: 'I ask for my account to be closed and my personal data to be erased.',
  category: 'other',
  priority: 'medium',
} as const;

/** Asks us to erase the account: we look what has to be finished first, and answer in a ticket. */
const AskForErasure = () => (
  <div className="your-data__row gap-8-16 row wrap between your-data__row--last line-above">
    <p>You can ask us to erase your data. We answer within a few days.</p>
    <ConfirmedButton
      danger
      mutation={useOpenTicket()}
      input={erasureTicket}
      question={{
        title: 'Ask us to erase your data?',
        text: 'We open a ticket and tell you there what has to be finished first. Your name is then replaced by a pseudonym, and you can’t sign in any more. Bills and signed documents keep your name, as the law asks.',
        confirm: 'Ask for erasure',
        keep: 'Keep my account',
      }}
      toasts={erasureToasts}
    >
      Ask for erasure…
    </ConfirmedButton>
  </div>
);
