import { actionToasts } from '@portal/ui';
import { useNavigate } from 'react-router';
import { reportToasts } from './report-labels.js';

/** The toasts of a report that was run; that of success leads to its files. */
export function useRunToasts(filesHref: string): Pick<ReturnType<typeof actionToasts>, 'onSuccess' | 'onError'> {
  const navigate = useNavigate();
  const { succeeded, onError } = actionToasts(reportToasts.generated);
  const files = { label: 'See its files', run: () => void navigate(filesHref) };
  return { onSuccess: (run) => succeeded(run, files), onError };
}
