import { hasPictureMarker, pictureMarker, type AttachmentView } from '@portal/contracts';
import { createElement, Fragment, type ReactNode } from 'react';

/** The text of a message with the pictures that stand in it. */
export interface PlacedPictures {
  /** Null where no picture stands in the text. */
  content: ReactNode;
  /** The ids of the pictures in it. */
  placed: ReadonlySet<string>;
}

/** Within these a marker stays text: code is shown as it is, and a picture that opens can't stand in a link. */
const UNTOUCHED = 'a, code, pre';
/** Blanks between these elements are no content. */
const TABLE_PARTS = 'table, thead, tbody, tr';

/**
 * Puts the pictures of a mail where their markers stand in its text.
 * @param html sanitised by the server
 * @param show a picture as it is shown in the text
 */
export function placePictures(
  html: string,
  pictures: readonly AttachmentView[],
  show: (picture: AttachmentView) => ReactNode,
): PlacedPictures {
  const placed = new Set<string>();
  if (pictures.length === 0 || !hasPictureMarker(html)) return { content: null, placed };
  const ofText = (text: string, parent: Element): ReactNode => {
    if (parent.closest(UNTOUCHED)) return text;
    return splitAtPictures(text, pictures).map((part, at) => {
      if (typeof part === 'string') return part;
      placed.add(part.id);
      return <Fragment key={at}>{show(part)}</Fragment>;
    });
  };
  const content = childrenOf(new DOMParser().parseFromString(html, 'text/html').body, ofText);
  return { content: placed.size > 0 ? content : null, placed };
}

/** A text cut where pictures stand in it. */
const splitAtPictures = (text: string, pictures: readonly AttachmentView[]): (string | AttachmentView)[] =>
  pictures.reduce<(string | AttachmentView)[]>(
    (parts, picture) =>
      parts.flatMap((part) => {
        if (typeof part !== 'string') return [part];
        const [first = '', ...others] = part.split(pictureMarker(picture.file_name));
        return [first, ...others.flatMap((next) => [picture, next])];
      }),
    [text],
  );

type OfText = (text: string, parent: Element) => ReactNode;

const childrenOf = (element: Element, ofText: OfText): ReactNode[] =>
  Array.from(element.childNodes, (node, at) => {
    if (node instanceof Element) return elementOf(node, at, ofText);
    const text = node.textContent ?? '';
    return element.matches(TABLE_PARTS) && text.trim() === '' ? null : (
      <Fragment key={at}>{ofText(text, element)}</Fragment>
    );
  });

function elementOf(element: Element, key: number, ofText: OfText): ReactNode {
  const attributes = Array.from(element.attributes, ({ name, value }) => [
    name === 'class' ? 'className' : name,
    value,
  ]);
  const children = element.childNodes.length > 0 ? [childrenOf(element, ofText)] : [];
  return createElement(element.tagName.toLowerCase(), { ...Object.fromEntries(attributes), key }, ...children);
}
