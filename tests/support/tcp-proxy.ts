import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire between a server and its clients that a test can cut or freeze. */
export interface TcpProxy {
  port: number;
  /** Passes nothing on any more, without a word to either side; new connections work. */
  freeze(): void;
  /** Ends every connection; new ones are refused until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function tcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut,
    mend: () => listen(port),
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
