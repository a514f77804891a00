import { messages, type ClientError } from '@portal/contracts';
import { sentenceFor, useReportErrors } from '@portal/data-access';
import { toast } from '@portal/ui';

interface Report {
  send: (errors: readonly ClientError[]) => void;
  isSending: boolean;
  /** The id of the report that was just sent. */
  reportId: string | null;
  /** Why the last try to send failed, in words; null while there is none. */
  failure: string | null;
}

/** Sends errors to the API and shows the result in a toast (specification, section 8). */
export function useReport(): Report {
  const { mutateAsync, isPending, data, error } = useReportErrors();
  // not by callbacks of the call: a report's success takes the banner away that sent it
  const send = (errors: readonly ClientError[]) =>
    void mutateAsync(errors).then(
      ({ reportId }) => toast.titled(messages.errorReport.submitted, `Report ID: ${reportId}`, 'success'),
      (error: unknown) => toast.titled(messages.errorReport.failed, sentenceFor(error), 'error'),
    );
  return {
    send,
    isSending: isPending,
    reportId: data?.reportId ?? null,
    failure: error ? sentenceFor(error) : null,
  };
}
