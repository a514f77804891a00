import type { UserView } from '@portal/contracts';
import { LinkList } from '@portal/features';
import { PageSection } from '@portal/ui-antd';

/** What we still need from the customer; nothing to do is said too. */
export function WaitingForYou({ user }: { user: UserView }) {
  const missing = [
    user.first_name ? null : { key: 'name', title: 'Tell us your name', aside: 'so we know how to greet you' },
    user.phone ? null : { key: 'phone', title: 'Add a phone number', aside: 'for same-day calls' },
    user.company_name ? null : { key: 'company', title: 'Name your company', aside: 'it goes on quotes and invoices' },
  ].filter((item) => item !== null);
  return (
    <PageSection title="Waiting for you">
      <LinkList
        items={missing.map((item) => ({ ...item, to: '/customer/profile' }))}
        empty="Nothing right now. We will ask here when we need something from you."
      />
    </PageSection>
  );
}
