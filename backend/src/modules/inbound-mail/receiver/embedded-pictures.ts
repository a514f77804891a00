/** Pictures within the HTML of a mail that are read; the rest is left out. */
const MAX_PICTURES = 50;
const PICTURE = /\bsrc\s*=\s*(["'])data:image\/(png|jpeg|gif|webp);base64,([\w+/=\s]*)\1/gi;

/** What is read of a file of a mail. */
export interface AttachedFile {
  filename?: string | undefined;
  contentType: string;
  content: Buffer;
  /** Its Content-ID, by which HTML shows it. */
  cid?: string | undefined;
}

/** The HTML with its embedded pictures (`data:`) as files that it shows by their Content-ID, like those of other mails. */
export function withoutEmbeddedPictures(html: string): { html: string; pictures: AttachedFile[] } {
  const pictures: AttachedFile[] = [];
  const shown = html.replace(PICTURE, (whole, quote: string, type: string, data: string) => {
    if (pictures.length === MAX_PICTURES) return whole;
    const cid = `embedded-picture-${pictures.length + 1}`;
    const kind = type.toLowerCase();
    const filename = `picture-${pictures.length + 1}.${kind === 'jpeg' ? 'jpg' : kind}`;
    pictures.push({ filename, contentType: `image/${kind}`, content: Buffer.from(data, 'base64'), cid });
    return `src=${quote}cid:${cid}${quote}`;
  });
  return { html: shown, pictures };
}
