import '../../../forms/money-form.css';
import '../consultations.css';
import type { ConsultationView, MeetingChoice, MeetingView } from '@portal/contracts';
import { meetingQueries } from '@portal/data-access';
import { isOpenMeeting, MeetingTime, proposalNote, TimeChoice } from '@portal/features';
import { useNow } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Form, Radio } from 'antd';

const words: Readonly<Record<MeetingChoice, string>> = {
  keep: 'Takes place as agreed',
  move: 'Moves to another time',
  cancel: 'Is cancelled; everybody invited hears it by e-mail',
};

/** What becomes of the coming meeting of a request that is converted. */
export function ConversionMeeting({ meeting, request }: { meeting: MeetingView; request: ConsultationView }) {
  const choice: unknown = Form.useWatch(['meeting', 'choice'], Form.useFormInstance());
  return (
    <>
      <Form.Item label="The coming meeting" required>
        <p className="mb-8 muted small">
          <MeetingTime meeting={meeting} /> with {meeting.host_name}
        </p>
        <Form.Item name={['meeting', 'choice']} noStyle>
          <Radio.Group
            className="money-form__choices"
            options={Object.entries(words).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
      </Form.Item>
      {choice === 'move' ? (
        <Form.Item name={['meeting', 'starts_at']} label="New time" required>
          <TimeChoice
            filter={{ consultation_type: request.consultation_type, host_id: meeting.host_id }}
            otherNote={proposalNote('admin')}
          />
        </Form.Item>
      ) : null}
    </>
  );
}

/** The next meeting of a request that is still to take place; undefined while it loads, and where there is none. */
export function useComingMeeting({
  id,
  next_meeting_at: next,
}: Pick<ConsultationView, 'id' | 'next_meeting_at'>): MeetingView | undefined {
  const now = useNow();
  const { data } = useQuery({ ...meetingQueries.ofRequest(id), enabled: next !== null });
  return data?.data
    .filter((meeting) => isOpenMeeting(meeting) && Date.parse(meeting.starts_at) > now)
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))[0];
}
