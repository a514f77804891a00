import type { AttachmentView } from '@portal/contracts';
import { attachmentHref } from '@portal/data-access';
import { DeleteFile } from './file-chips.js';
import './file-pictures.css';

/** Kinds of pictures that every browser draws. */
const drawn: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Whether a file can be shown as a picture. */
export const isPicture = ({ file_type }: Pick<AttachmentView, 'file_type'>): boolean => drawn.includes(file_type);

interface PictureActions {
  mayDelete: boolean;
  /** Shows it large. */
  onOpen: (id: string) => void;
  /** Called for one that doesn't load: its chip stands for it. */
  onBroken: (id: string) => void;
}

/** The pictures of a comment, small; each opens large. */
export function FilePictures({ pictures, ...actions }: PictureActions & { pictures: readonly AttachmentView[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="file-pictures flex wrap gap-8" aria-label="Pictures">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <FilePicture picture={picture} {...actions} />
        </li>
      ))}
    </ul>
  );
}

interface FilePictureProps extends PictureActions {
  picture: AttachmentView;
  /** Whether it stands in a text, in its own size where there is room. */
  isInText?: boolean;
}

/** A picture of a comment that opens large. */
export const FilePicture = ({ picture, isInText = false, mayDelete, onOpen, onBroken }: FilePictureProps) => (
  <span className={isInText ? 'file-picture block relative file-picture--in-text fits' : 'file-picture block relative'}>
    <button
      type="button"
      className="file-picture__open block fits clip outlined tinted"
      aria-label={`Open ${picture.file_name}`}
      title={picture.file_name}
      onClick={() => onOpen(picture.id)}
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
  </span>
);
