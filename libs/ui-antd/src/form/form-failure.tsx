import { Alert } from 'antd';
import './form.css';

/** Why a form wasn't saved, beside the buttons that were pressed; read out as it appears. */
export const FormFailure = ({ text }: { text: string | undefined }) =>
  text ? <Alert type="error" showIcon title={text} role="alert" className="form-failure" /> : null;
