import type { IncomingMessage } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { headerPairs } from './header-pairs.ts';
import { send, type Upstream } from './upstream.ts';

/** Tunnels WebSockets and other upgrades: bytes both ways, without checks. */
export function passUpgrade(
  incoming: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { sendOptions, target }: Upstream,
): void {
  const upgrade = ['Connection', 'Upgrade', 'Upgrade', incoming.headers.upgrade ?? ''];
  const flat = Array.isArray(sendOptions.headers) ? [...sendOptions.headers, ...upgrade] : upgrade;
  const sent = send(target, { ...sendOptions, headers: flat });
  const writeHead = (answer: IncomingMessage): void => {
    const lines = headerPairs(answer.rawHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n${lines.join('')}\r\n`);
  };
  sent.on('upgrade', (answer, serverSocket, serverHead) => {
    writeHead(answer);
    serverSocket.unshift(serverHead);
    socket.unshift(head);
    pipeline(serverSocket, socket, () => undefined);
    pipeline(socket, serverSocket, () => undefined);
  });
  sent.on('response', (answer) => {
    writeHead(answer);
    pipeline(answer, socket, () => undefined);
  });
  sent.on('error', () => socket.destroy());
  socket.on('error', () => sent.destroy());
  sent.end();
}
