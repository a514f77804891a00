import type { AttachmentView } from '@portal/contracts';
import { useState } from 'react';
import { FileChips } from './file-chips.js';
import { FilePictures, isPicture } from './file-pictures.js';

interface CommentFilesProps {
  files: readonly AttachmentView[];
  mayDelete: boolean;
}

/** The files of a comment: pictures as pictures, all others to be downloaded. */
export function CommentFiles({ files, mayDelete }: CommentFilesProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const isShown = (file: AttachmentView): boolean => isPicture(file) && !broken.includes(file.id);
  return (
    <>
      <FilePictures
        pictures={files.filter(isShown)}
        mayDelete={mayDelete}
        onBroken={(id) => setBroken((before) => [...before, id])}
      />
      <FileChips files={files.filter((file) => !isShown(file))} mayDelete={mayDelete} />
    </>
  );
}
