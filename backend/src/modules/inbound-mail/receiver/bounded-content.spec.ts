import { text } from 'node:stream/consumers';
import { BoundedContent, MAX_LINES } from './bounded-content.js';

/** What is passed on of a content, and why not all. */
async function passed(content: string): Promise<{ length: number; refusal: string | undefined }> {
  const bounded = new BoundedContent();
  bounded.end(content);
  const { length } = await text(bounded);
  return { length, refusal: bounded.refusal?.message };
}

describe('the content of a mail', () => {
  it('has so many lines that the parser holds them in the memory of the process', async () => {
    const lines = 'a\r\n'.repeat(MAX_LINES);
    expect(await passed(lines)).toEqual({ length: lines.length, refusal: undefined });
    expect(await passed(`${lines}\n`)).toMatchObject({ refusal: '5.6.0 The mail has more than 600,000 lines' });
  });
});
