import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Raw headers and body. */
  source: string;
}

export interface SmtpListener {
  url: string;
  mails: ReceivedMail[];
  /** Responses to the next `RCPT TO` commands instead of accepting them. */
  refusals: string[];
  close(): Promise<void>;
}

/** A minimal SMTP server (RFC 5321 4.5.1) on a free port that records mails. */
export async function startSmtpListener(): Promise<SmtpListener> {
  const mails: ReceivedMail[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, mails, refusals);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    refusals,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, mails: ReceivedMail[], refusals: string[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: [], source: '' };
  let data: string | null = null;
  let rest = '';
  const verbs: Record<string, (address: string) => void> = {
    MAIL: (from) => {
      mail = { from, to: [], source: '' };
      say('250 ok');
    },
    RCPT: (to) => {
      const refusal = refusals.shift();
      if (!refusal) mail.to.push(to);
      say(refusal ?? '250 ok');
    },
    DATA: () => {
      data = '';
      say('354 go on');
    },
    QUIT: () => {
      say('221 bye');
      socket.end();
    },
  };
  say('220 surat.test');
  socket.on('data', (chunk) => {
    rest += chunk.toString('utf8');
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });

  function hear(line: string): void {
    if (data !== null) {
      if (line !== '.') {
        data += `${line.replace(/^\./, '')}\n`;
        return;
      }
      mails.push({ ...mail, source: data });
      data = null;
      say('250 kept');
      return;
    }
    const [word = ''] = line.toUpperCase().split(/[ :]/, 1);
    (verbs[word] ?? (() => say('250 ok')))(/<(.*)>/.exec(line)?.[1] ?? '');
  }
}
