import type { ConsultationView, MeetingChoice, MeetingView } from '@portal/contracts';
import { MeetingTime, proposalNote, TimeChoice } from '@portal/features';
import { Form, Radio } from 'antd';
import '../../../forms/money-form.css';
import '../consultations.css';

interface ConversionMeetingProps {
  meeting: MeetingView;
  request: ConsultationView;
}

const words: Readonly<Record<MeetingChoice, string>> = {
  keep: 'Takes place as agreed',
  move: 'Moves to another time',
  cancel: 'Is cancelled; everybody invited hears it by e-mail',
};

/** What becomes of the coming meeting of a request that is converted. */
export function ConversionMeeting({ meeting, request }: ConversionMeetingProps) {
  const choice: unknown = Form.useWatch(['meeting', 'choice'], Form.useFormInstance());
  return (
    <>
      <Form.Item label="The coming meeting" required>
        <p className="conversion-meeting__when muted small">
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
