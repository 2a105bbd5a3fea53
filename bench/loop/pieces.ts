import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends bodies in pieces of one byte and never ends them; what was answered, when the server has nothing more to read. */
export const sendPieces = async (
  url: string,
  { requests, pieces }: { readonly requests: number; readonly pieces: number },
): Promise<string> => {
  const head =
    'POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const body = Buffer.from(`${head}${'1\r\n \r\n'.repeat(pieces)}`);
  const send = async (): Promise<string> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('error', () => {});
    socket.on('data', (text: string) => {
      heard += text;
    });
    await once(socket, 'connect');
    await new Promise<void>((resolve) => {
      socket.once('close', resolve);
      socket.write(body, () => resolve());
    });
    socket.destroy();
    return heard.slice(9, 12) || 'no answer';
  };
  const heard = await Promise.all(Array.from({ length: requests }, send));
  return [...new Set(heard)].join(', ');
};
