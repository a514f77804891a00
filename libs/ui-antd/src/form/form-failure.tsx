import { useOnline, waitsForNetwork } from '@portal/ui';
import { Alert } from 'antd';
import { CloudOff } from 'lucide-react';
import './form.css';

/** Why a form wasn't saved, beside the buttons that were pressed; read out as it appears. */
export const FormFailure = ({ text, hint }: { text: string | undefined; hint?: string | undefined }) =>
  text ? (
    <Alert
      type="error"
      showIcon
      title={
        <>
          {text}
          {hint ? <span className="block muted">{hint}</span> : null}
        </>
      }
      role="alert"
      className="form-failure"
    />
  ) : null;

/** Shows for changes sent while offline that they wait and will be sent by themselves; nothing while online. */
export function WaitingNote({ waits }: { waits: boolean }) {
  const online = useOnline();
  if (!waits || online) return null;
  return (
    <p className="waiting-note flex gap-8 small" role="status">
      <CloudOff size={15} strokeWidth={1.75} />
      {waitsForNetwork}
    </p>
  );
}
