import type { AttachedFile } from '../reading.js';

const PKCS7 = /^application\/(?:x-)?pkcs7-mime$/i;
/** The object identifier of signed data: 1.2.840.113549.1.7.2. */
const SIGNED_DATA = '2a864886f70d010702';
/** Tags of ASN.1. */
const OBJECT_ID = 0x06;
const CONSTRUCTED = 0x20;
/** Elements within each other; those of signed data lie 6 deep, and a text in parts one more. */
const MAX_DEPTH = 16;
/** Members of an element that are looked at. */
const MAX_MEMBERS = 3;
/** Parts of a text, each of a kilobyte or more. */
const MAX_PARTS = 100_000;

/** An element of BER: its tag, its content, and where the next one begins. */
interface Element {
  tag: number;
  content: Buffer;
  next: number;
}

/** Whether a file is a mail that S/MIME has signed or encrypted as a whole. */
export const isSmime = ({ contentType }: AttachedFile): boolean => PKCS7.test(contentType);

/**
 * The mail within one that S/MIME has signed as a whole (RFC 8551, section 3.5.2), without a look at the signature; null
 * for an encrypted or broken one.
 */
export function signedMail(bytes: Buffer): Buffer | null {
  const [type, explicit] = childrenOf(elementAt(bytes, 0, 0));
  if (type?.tag !== OBJECT_ID || type.content.toString('hex') !== SIGNED_DATA) return null;
  const [signedData] = childrenOf(explicit);
  const [, , encapsulated] = childrenOf(signedData);
  const [, content] = childrenOf(encapsulated);
  const [text] = childrenOf(content);
  if (!text) return null;
  return text.tag & CONSTRUCTED ? Buffer.concat(childrenOf(text, MAX_PARTS).map((part) => part.content)) : text.content;
}

function childrenOf(parent: Element | null | undefined, most = MAX_MEMBERS): Element[] {
  const children: Element[] = [];
  if (!parent || !(parent.tag & CONSTRUCTED)) return children;
  for (let at = 0; at < parent.content.length && children.length < most;) {
    const child = elementAt(parent.content, at, 0);
    if (!child) return children;
    children.push(child);
    at = child.next;
  }
  return children;
}

/** Null where a length leads behind the end. */
function elementAt(bytes: Buffer, at: number, depth: number): Element | null {
  const [tag, first] = bytes.subarray(at, at + 2);
  if (tag === undefined || first === undefined || depth > MAX_DEPTH) return null;
  if (first === 0x80) return ofUnknownLength(bytes, { tag, at: at + 2 }, depth);
  const size = first < 0x80 ? 0 : first - 0x80;
  const start = at + 2 + size;
  if (size > 4 || start > bytes.length) return null;
  const length = size === 0 ? first : bytes.readUIntBE(at + 2, size);
  const next = start + length;
  return next > bytes.length ? null : { tag, content: bytes.subarray(start, next), next };
}

/** An element that ends with two zeros behind its last child. */
function ofUnknownLength(bytes: Buffer, { tag, at }: { tag: number; at: number }, depth: number): Element | null {
  for (let end = at; end + 2 <= bytes.length;) {
    if (bytes.readUInt16BE(end) === 0) return { tag, content: bytes.subarray(at, end), next: end + 2 };
    const child = elementAt(bytes, end, depth + 1);
    if (!child) return null;
    end = child.next;
  }
  return null;
}
