import { useSession } from '@portal/data-access';
import { Page, PageSection } from '@portal/ui-antd';
import { NotificationPreferences } from '../notification-preferences/notification-preferences.js';
import { PushDevices } from '../notification-preferences/push-devices.js';
import { ProfileForm } from './profile.form.js';
import { SessionList } from './session-list.js';
import { YourData } from './your-data.js';

/** Profile, mail preferences, sessions and the own data (decisions, section 3). */
export function ProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title="Profile">
      <PageSection title="About you">
        <ProfileForm key={user.id} user={user} />
      </PageSection>
      <PageSection title="Notifications">
        <NotificationPreferences />
      </PageSection>
      <PageSection title="Browsers that show notifications">
        <PushDevices />
      </PageSection>
      <PageSection title="Where you are signed in">
        <SessionList />
      </PageSection>
      <PageSection title="Your data">
        <YourData user={user} />
      </PageSection>
    </Page>
  );
}
