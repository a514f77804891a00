import { messages, type ClientError } from '@portal/contracts';
import { sentenceFor, useReportErrors } from '@portal/data-access';
import { toast } from '@portal/ui';

/** Sends errors to the API and shows the result in a toast (specification, section 8). */
export function useReport() {
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

    /** The id of the report that was just sent. */
    reportId: data?.reportId ?? null,

    /** Why the last try to send failed, in words; null while there is none. */
    failure: error ? sentenceFor(error) : null,
  };
}
