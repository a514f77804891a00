import { messages } from '@portal/contracts';
import { useUploadAttachment, type FileOwner } from '@portal/data-access';
import { sentenceOfFailure, useActionToasts } from '@portal/ui';
import { useState } from 'react';

/** A file that did not get to its comment or project, with the reason in words. */
export interface LeftFile {
  owner: FileOwner;
  file: File;
  reason: string;
}

export interface FileUploads {
  /** Files that were sent, but did not get through. */
  left: readonly LeftFile[];
  retry: (left: LeftFile) => void;
  forget: (left: LeftFile) => void;
  /** What is being sent now, in words. */
  progress: string | undefined;
  /** Sends files one after the other. Whether any got through. */
  upload: (owner: FileOwner, files: readonly File[]) => Promise<boolean>;
  /** The same for files that go without a text, with a toast of their own. */
  uploadWithToast: (owner: FileOwner, files: readonly File[]) => Promise<void>;
}

/** Files on their way to a comment or project; what fails is kept, to be sent again. */
export function useFileUploads(): FileUploads {
  const { mutateAsync } = useUploadAttachment();
  const toasts = useActionToasts({
    short: messages.short.attachmentUploaded,
    failure: messages.shortFailure.attachmentUpload,
  });
  const [left, setLeft] = useState<readonly LeftFile[]>([]);
  const [progress, setProgress] = useState<string>();

  const upload: FileUploads['upload'] = async (owner, files) => {
    const failed: LeftFile[] = [];
    for (const [at, file] of files.entries()) {
      setProgress(files.length === 1 ? `Sending ${file.name}` : `Sending file ${at + 1} of ${files.length}`);
      try {
        await mutateAsync({ ...owner, file });
      } catch (error) {
        failed.push({ owner, file, reason: sentenceOfFailure(error, messages.shortFailure.attachmentUpload) });
      }
    }
    setProgress(undefined);
    setLeft((now) => [...now, ...failed]);
    return failed.length < files.length;
  };
  const uploadWithToast: FileUploads['uploadWithToast'] = async (owner, files) => {
    if (await upload(owner, files)) toasts.onSuccess();
  };
  const forget = (gone: LeftFile): void => setLeft((now) => now.filter((other) => other !== gone));
  return {
    left,
    progress,
    upload,
    uploadWithToast,
    forget,
    retry: (again) => {
      forget(again);
      void uploadWithToast(again.owner, [again.file]);
    },
  };
}
