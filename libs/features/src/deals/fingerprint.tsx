import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { copyText } from '../copy-text.js';

const SHOWN_DIGITS = 8;

/** A SHA-256 by its first digits, which are enough to compare by eye, with a button that copies the whole. */
export function Fingerprint({ of: hash }: { of: string }) {
  return (
    <span className="inline-row gap-4 numeric" title={hash}>
      {hash.slice(0, SHOWN_DIGITS)}…
      <Button
        type="text"
        size="small"
        aria-label="Copy the whole fingerprint"
        icon={<Copy size={14} strokeWidth={1.75} />}
        onClick={() => void copyText(hash, 'Fingerprint copied')}
      />
    </span>
  );
}
