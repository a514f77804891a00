import { Alert } from 'antd';
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
          {hint ? <span className="form-failure__hint">{hint}</span> : null}
        </>
      }
      role="alert"
      className="form-failure"
    />
  ) : null;
