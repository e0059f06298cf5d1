import { createServer, type Socket } from 'node:net';

/** What a server writes behind its status line, byte by byte. */
export interface WireAnswer {
  headers: readonly string[];
  body: Uint8Array;
  /** Whether the connection is closed behind the body. */
  isClosed?: boolean;
}

export interface WireServer {
  url: string;
  close(): Promise<void>;
}

/** Starts a server that writes the bytes of `answer` to each request without a body; no HTTP library corrects them. */
export async function startWireServer(answer: () => WireAnswer): Promise<WireServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    let asked = '';
    socket.on('data', (chunk) => {
      asked += chunk.toString('latin1');
      if (!asked.includes('\r\n\r\n')) return;
      asked = '';
      write(socket, answer());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function write(socket: Socket, { headers, body, isClosed = false }: WireAnswer): void {
  const head = ['HTTP/1.1 200 OK', `Date: ${new Date().toUTCString()}`, ...headers, '', ''].join('\r\n');
  socket.write(Buffer.concat([Buffer.from(head), body]));
  if (isClosed) socket.end();
}
