import { parseMail } from './parse-mail.js';

const read = async (type: string, body: string, subject = 'Printer') => {
  const head = `From: Dana <dana@neusebakery.example>\r\nSubject: ${subject}\r\nMessage-ID: <1@neusebakery.example>`;
  const raw = Buffer.from(`${head}\r\n${type}\r\n\r\n${body}\r\n`, 'latin1');
  const { subject: shown, markdown } = await parseMail(raw, 'dana@neusebakery.example');
  return { subject: shown, text: markdown('opening') };
};

describe('a text whose character set has no name', () => {
  it.each(['unknown-8bit', 'x-unknown', 'unknown', 'default', '"ANSI"', 'us-ascii'])(
    '%s is UTF-8, else windows-1252',
    async (charset) => {
      const type = `Content-Type: text/plain; charset=${charset}; format=flowed`;
      expect((await read(type, 'Gr\u00f6\u00dfe f\u00fcnf \u0080')).text).toBe('Größe fünf €');
      expect((await read(type, Buffer.from('Größe fünf €').toString('latin1'))).text).toBe('Größe fünf €');
    },
  );

  it('is that of a subject', async () => {
    const { subject } = await read('Content-Type: text/plain', 'x', '=?unknown-8bit?Q?Gr=F6=DFe_f=FCnf?=');
    expect(subject).toBe('Größe fünf');
  });

  it.each([
    ['iso-8859-2', '\u00b3', 'ł'],
    ['cp850', '\u0081', 'ü'],
    ['koi8-r', '\u00c1', 'а'],
  ])('%s is one', async (charset, byte, letter) => {
    expect((await read(`Content-Type: text/plain; charset=${charset}`, byte)).text).toBe(letter);
  });
});
