import type { ProjectAccess } from '@portal/contracts';
import { useCan, useSession } from '@portal/data-access';
import { classNames } from '@portal/ui';
import { TabTools, useIsCovered, useUnsavedChanges, WaitingNote } from '@portal/ui-antd';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { AttachButton } from './attach-button.js';
import { checkFiles, type RefusedFile } from './attachable-files.js';
import { ChosenFiles } from './chosen-files.js';
import { FileList } from './file-list.js';
import { useFileDrop } from './use-file-drop.js';
import { useFileUploads } from './use-file-uploads.js';
import '../comments.css';

interface ProjectFilesProps {
  projectId: string;
  /** What the reader may do in the project; who may edit it adds files. */
  access?: ProjectAccess | null | undefined;
}

/** The files of a project and its comments; takes more by button, dropped and pasted. */
export function ProjectFiles({ projectId, access = null }: ProjectFilesProps) {
  const { user } = useSession();
  const mayAdd = useCan('attachment.add', { access, kind: 'project', author_id: user?.id ?? '' });
  const files = <FileList projectId={projectId} access={access} takesFiles={mayAdd} />;
  return mayAdd ? <TakesFiles projectId={projectId}>{files}</TakesFiles> : files;
}

function TakesFiles({ projectId, children }: { projectId: string; children: ReactNode }) {
  const uploads = useFileUploads();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const sent = useRef(Promise.resolve());
  const addFiles = (chosen: Iterable<File>): void => {
    const checked = checkFiles([...chosen]);
    setRefused(checked.refused);
    if (checked.accepted.length === 0) return;
    sent.current = sent.current.then(() => uploads.uploadWithToast({ project_id: projectId }, checked.accepted));
  };
  const { isDropping, handlers } = useFileDrop(addFiles);
  usePastedFiles(addFiles);
  const isSending = uploads.progress !== undefined;
  useUnsavedChanges(() => isSending || uploads.left.length > 0);
  return (
    <div className={classNames('project-files column gap-10', isDropping && 'is-dropping')} {...handlers}>
      <TabTools>
        <AttachButton label="Add files" onChoose={addFiles} />
      </TabTools>
      <p className="muted small" role="status">
        {uploads.progress}
      </p>
      <WaitingNote waits={isSending} />
      <ChosenFiles composer={{ ...uploads, refused }} />
      {children}
    </div>
  );
}

/** Takes files that are pasted anywhere on the page but into a field or a dialog. */
function usePastedFiles(onFiles: (files: Iterable<File>) => void): void {
  const isCovered = useIsCovered();
  const onPaste = useEffectEvent(({ target, clipboardData }: ClipboardEvent): void => {
    const isInField = target instanceof Element && target.closest('input, textarea, [contenteditable], [role=dialog]');
    if (isCovered || isInField || !clipboardData?.files.length) return;
    onFiles(clipboardData.files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
