import { useSession } from '@portal/data-access';
import { Page, PageSection } from '@portal/ui-antd';
import { ProfileForm } from './profile.form.js';
import { SessionList } from './session-list.js';

/** Who the person is to us, and where they are signed in. */
export function ProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page>
      <header>
        <h1>Profile</h1>
      </header>
      <PageSection title="About you">
        <ProfileForm key={user.id} user={user} />
      </PageSection>
      <PageSection title="Where you are signed in">
        <SessionList />
      </PageSection>
    </Page>
  );
}
