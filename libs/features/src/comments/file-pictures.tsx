import type { AttachmentView } from '@portal/contracts';
import { attachmentHref } from '@portal/data-access';
import { useFocusBack } from '@portal/ui-antd';
import { Button, Modal } from 'antd';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DeleteFile } from './file-chips.js';
import './file-pictures.css';

/** Kinds of pictures that every browser draws. */
const drawn: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Whether a file can be shown as a picture. */
export const isPicture = ({ file_type }: Pick<AttachmentView, 'file_type'>): boolean => drawn.includes(file_type);

interface FilePicturesProps {
  pictures: readonly AttachmentView[];
  mayDelete: boolean;
  /** Called for one that doesn't load: its chip stands for it. */
  onBroken: (id: string) => void;
}

/** The pictures of a comment, small; each opens large. */
export function FilePictures({ pictures, mayDelete, onBroken }: FilePicturesProps) {
  const [open, setOpen] = useState<number>();
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className="file-pictures" aria-label="Pictures">
        {pictures.map((picture, at) => (
          <li key={picture.id} className="file-picture">
            <button
              type="button"
              className="file-picture__open"
              aria-label={`Open ${picture.file_name}`}
              title={picture.file_name}
              onClick={() => setOpen(at)}
            >
              <img
                src={attachmentHref(picture.id)}
                alt={picture.file_name}
                loading="lazy"
                decoding="async"
                onError={() => onBroken(picture.id)}
              />
            </button>
            {mayDelete ? <DeleteFile file={picture} /> : null}
          </li>
        ))}
      </ul>
      {open === undefined ? null : (
        <Lightbox pictures={pictures} at={open} onGo={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

interface LightboxProps {
  pictures: readonly AttachmentView[];
  at: number;
  onGo: (at: number) => void;
  onClose: () => void;
}

/** One picture large; the arrow keys go to the others, Escape closes. */
function Lightbox({ pictures, at, onGo, onClose }: LightboxProps) {
  const place = Math.min(at, pictures.length - 1);
  const picture = pictures[place];
  useFocusBack();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      const next = place + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
      if (next !== place && next >= 0 && next < pictures.length) onGo(next);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [place, pictures.length, onGo]);
  if (!picture) return null;
  return (
    <Modal open centered footer={null} width="min(96vw, 1200px)" title={picture.file_name} onCancel={onClose}>
      <div className="lightbox">
        <img className="lightbox__picture" src={attachmentHref(picture.id)} alt={picture.file_name} />
        <div className="lightbox__foot">
          {pictures.length > 1 ? (
            <>
              <Button
                icon={<ChevronLeft size={16} aria-hidden="true" />}
                aria-label="Previous picture"
                disabled={place === 0}
                onClick={() => onGo(place - 1)}
              />
              <span role="status">
                {place + 1} of {pictures.length}
              </span>
              <Button
                icon={<ChevronRight size={16} aria-hidden="true" />}
                aria-label="Next picture"
                disabled={place === pictures.length - 1}
                onClick={() => onGo(place + 1)}
              />
            </>
          ) : null}
          <a className="lightbox__download" href={attachmentHref(picture.id)} download={picture.file_name}>
            <Download size={15} strokeWidth={1.75} aria-hidden="true" /> Download
          </a>
        </div>
      </div>
    </Modal>
  );
}
