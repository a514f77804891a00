import { meetingModeLabels, optionsOf } from '@portal/features';
import { Form, Input } from 'antd';
import { LineItem, Segmented, TextItem } from '@portal/ui-antd';

/** How and where a meeting takes place, and what it is about. A new one in video is in the host’s room by itself. */
export const MeetingFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    <Form.Item name="mode" label="How" required>
      <Segmented options={optionsOf(meetingModeLabels)} />
    </Form.Item>
    <PlaceField isNew={isNew} />
    <TextItem name="agenda" label="Agenda" extra="The customer reads this in the invitation." rows={[2, 8]} />
    <TextItem name="notes" label="Notes" extra="Only admins see these." rows={[2, 8]} />
  </>
);

/** The field of the chosen mode. */
function PlaceField({ isNew }: { isNew: boolean }) {
  const mode: unknown = Form.useWatch('mode');
  if (mode === 'video')
    return (
      <Form.Item name="meeting_url" label="Video room" extra={isNew ? 'Empty: the host’s own room.' : undefined}>
        <Input type="url" placeholder="https://" />
      </Form.Item>
    );
  return <LineItem name="location" label={mode === 'onsite' ? 'Place' : 'Phone number'} />;
}
