import { SaxesParser } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';

/** An element's beginning: its name without a prefix, and its attributes. */
export interface Opened {
  name: string;
  attributes: Record<string, string>;
}

/** What is done with the XML of a part of a workbook. */
export interface PartHandler {
  open?: (element: Opened) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of a workbook as a stream.
 * @param take what the handler has gathered since it was called last
 * @throws Error for what is no XML
 */
export async function* readPart<Item>(
  zip: ZipFile,
  entry: Entry,
  handler: PartHandler,
  take: () => readonly Item[],
): AsyncGenerator<Item> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => handler.open?.({ name: local(name), attributes }));
  parser.on('closetag', ({ name }) => handler.close?.(local(name)));
  if (handler.text) parser.on('text', handler.text);
  const stream = await zip.openReadStreamPromise(entry);
  stream.setEncoding('utf8');
  try {
    for await (const chunk of stream as AsyncIterable<string>) {
      parser.write(chunk);
      yield* take();
    }
    parser.close();
    yield* take();
  } finally {
    stream.destroy();
  }
}

/** Reads a whole part. @throws Error for what is no XML */
export async function readWholePart(zip: ZipFile, entry: Entry, handler: PartHandler): Promise<void> {
  const reading = readPart(zip, entry, handler, () => []);
  while (!(await reading.next()).done);
}
