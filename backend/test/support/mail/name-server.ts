import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, RECURSION_DESIRED } from 'dns-packet';

/** Answers DNS questions for the TXT records of a test; every other name doesn't exist. */
export async function nameServer() {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const query = decode(message);
    const question = query.questions?.[0];
    const text = question?.type === 'TXT' ? records.get(question.name.toLowerCase()) : undefined;
    const answer = encode({
      type: 'response',
      id: query.id,
      flags: RECURSION_DESIRED | (text === undefined ? 3 : 0),
      questions: query.questions,
      answers:
        question && text !== undefined
          ? [{ type: 'TXT', name: question.name, data: text.match(/.{1,255}/g) ?? [text] }]
          : [],
    });
    socket.send(answer, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** The TXT record of a name. */
    records,
    close: () => {
      socket.close();
    },
  };
}
