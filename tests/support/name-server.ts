import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

/** Addresses (`A`) or alias (`CNAME`) of a name. */
type Zone = Record<string, { a?: string; cname?: string }>;

const A = 1;
const CNAME = 5;
const NXDOMAIN = 3;
const SERVFAIL = 2;

/** A minimal DNS server; `broken` names get an invalid answer. */
export async function startNameServer(zone: Zone, broken: readonly string[] = []) {
  const socket = createSocket('udp4');
  socket.on('message', (query, from: RemoteInfo) => {
    socket.send(answerTo(query, zone, broken), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((closed) => socket.close(() => closed())),
  };
}

function answerTo(query: Buffer, zone: Zone, broken: readonly string[]): Buffer {
  const { name, end } = readName(query, 12);
  const type = query.readUInt16BE(end);
  const question = query.subarray(12, end + 4);
  const own = zone[name];
  const records: Buffer[] = [];
  if (own?.cname && (type === CNAME || type === A)) records.push(record(name, CNAME, nameOf(own.cname)));
  const address = own?.a ?? (own?.cname && zone[own.cname]?.a);
  if (address && type === A) {
    const owner = own?.cname && !own.a ? own.cname : name;
    records.push(record(owner, A, Buffer.from(address.split('.').map(Number))));
  }
  const code = broken.includes(name) ? SERVFAIL : own ? 0 : NXDOMAIN;
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | code, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(code === 0 ? records.length : 0, 6);
  return Buffer.concat([head, question, ...(code === 0 ? records : [])]);
}

function readName(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

const nameOf = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from(String.fromCharCode(label.length) + label, 'latin1')),
    Buffer.from([0]),
  ]);

function record(owner: string, type: number, data: Buffer): Buffer {
  const facts = Buffer.alloc(10);
  facts.writeUInt16BE(type, 0);
  facts.writeUInt16BE(1, 2);
  facts.writeUInt32BE(60, 4);
  facts.writeUInt16BE(data.length, 8);
  return Buffer.concat([nameOf(owner), facts, data]);
}
