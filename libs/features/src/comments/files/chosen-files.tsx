import { formatFileSize } from '@portal/contracts';
import { Button } from 'antd';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FileKindIcon } from './file-kind-icon.js';
import type { ChosenFileList } from './use-chosen-files.js';
import type { FileUploads, LeftFile } from './use-file-uploads.js';
import '../comments.css';

const PICTURE = /^image\/(png|jpeg|gif|webp)$/;
/** Larger ones would hold up the typing. */
const PREVIEW_BYTES = 4_000_000;

const noFiles: readonly File[] = [];
const nothingLeft: readonly LeftFile[] = [];

type Chosen = Pick<ChosenFileList, 'refused'> &
  Partial<Pick<ChosenFileList, 'files' | 'removeFile'> & Pick<FileUploads, 'left' | 'retry' | 'forget'>>;

/** What goes with the text, what can't, and what did not get through. */
export function ChosenFiles({ composer }: { composer: Chosen }) {
  const { files = noFiles, refused, left = nothingLeft } = composer;
  return (
    <>
      {files.length > 0 ? (
        <ul className="file-chips fits flex wrap gap-8 shrinks" aria-label="Files to send">
          {files.map((file, at) => (
            <ChosenFile key={`${at}-${file.name}`} file={file} onRemove={() => composer.removeFile?.(file)} />
          ))}
        </ul>
      ) : null}
      {refused.length + left.length > 0 ? (
        <ul className="composer__refused stack gap-6 danger small anywhere" role="alert">
          {refused.map(({ name, reason }, at) => (
            <li key={`${at}-${name}`}>
              <strong>{name}</strong> is not attached. {reason}.
            </li>
          ))}
          {left.map((one, at) => (
            <li key={`left-${at}`}>
              <strong>{one.file.name}</strong> did not get through. {one.reason}.{' '}
              <Button size="small" onClick={() => composer.retry?.(one)}>
                Send again
              </Button>{' '}
              <Button size="small" type="text" onClick={() => composer.forget?.(one)}>
                Leave it out
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const preview = usePreview(file);
  return (
    <li className="file-chip fits outlined rounded-8 surface inline-row small">
      <span className="file-chip__link text plain-link touch-target inline-row gap-8 shrinks">
        {preview ? <img className="file-chip__picture" src={preview} alt="" /> : <FileKindIcon type={file.type} />}
        <span className="file-chip__name ellipsis">{file.name}</span>
        <span className="fixed muted tiny numeric">{formatFileSize(file.size)}</span>
      </span>
      <button
        type="button"
        className="file-chip__remove touch-target rounded-8 center muted fixed"
        aria-label={`Do not send ${file.name}`}
        onClick={onRemove}
      >
        <X size={14} strokeWidth={2} />
      </button>
    </li>
  );
}

/** A picture that isn't sent yet, as a `data:` address: the site's content security policy allows no `blob:`. */
function usePreview(file: File): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    if (!PICTURE.test(file.type) || file.size > PREVIEW_BYTES) return undefined;
    let isShown = true;
    void dataAddress(file).then((address) => isShown && setPreview(address));
    return () => {
      isShown = false;
    };
  }, [file]);
  return preview;
}

async function dataAddress(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${file.type};base64,${btoa(binary)}`;
}
