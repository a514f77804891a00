import type { AttachmentView } from '@portal/contracts';
import { attachmentHref } from '@portal/data-access';
import { useFocusBack } from '@portal/ui-antd';
import { Button, Modal } from 'antd';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect } from 'react';
import './file-pictures.css';

interface LightboxProps {
  pictures: readonly AttachmentView[];
  at: number;
  onGo: (at: number) => void;
  onClose: () => void;
}

/** One picture large; the arrow keys go to the others, Escape closes. */
export function Lightbox({ pictures, at, onGo, onClose }: LightboxProps) {
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
      <div className="centered stack gap-12">
        <img className="lightbox__picture fits tinted" src={attachmentHref(picture.id)} alt={picture.file_name} />
        <div className="full row gap-12 small numeric">
          {pictures.length > 1 ? (
            <>
              <Button
                icon={<ChevronLeft size={16} />}
                aria-label="Previous picture"
                disabled={place === 0}
                onClick={() => onGo(place - 1)}
              />
              <span role="status">
                {place + 1} of {pictures.length}
              </span>
              <Button
                icon={<ChevronRight size={16} />}
                aria-label="Next picture"
                disabled={place === pictures.length - 1}
                onClick={() => onGo(place + 1)}
              />
            </>
          ) : null}
          <a className="push inline-row gap-6" href={attachmentHref(picture.id)} download={picture.file_name}>
            <Download size={15} strokeWidth={1.75} /> Download
          </a>
        </div>
      </div>
    </Modal>
  );
}
