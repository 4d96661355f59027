import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEY = { id: 'KUNCI-UJI', secret: 'rahasia/uji+2026' };
export const S3_BUCKET = 'berkas-uji';
const REGION = 'ap-southeast-3';

export interface S3StandIn {
  /** Environment of a server that stores files here. */
  env: Record<string, string>;
  /** Bytes by `folder/key`. */
  objects: Map<string, Buffer>;
  /** Answers the next `times` calls with this status. */
  fail(times: number, status: number): void;
  /** Aborts the next download in the middle. */
  breakOff(): void;
  close(): Promise<void>;
}

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * A minimal S3 store. It computes Signature Version 4 independently and refuses mismatches: wrong secret,
 * changed header, other bytes.
 */
export async function s3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const failing = { times: 0, status: 503 };
  let breaksOff = false;
  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => answer(incoming, Buffer.concat(parts), outgoing));
  });
  const answer = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) => {
    const refuse = (status: number, code: string) =>
      outgoing
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
    if (failing.times > 0) {
      failing.times -= 1;
      return refuse(failing.status, failing.status === 503 ? 'SlowDown' : 'InternalError');
    }
    const refusal = mistakeOf(incoming, body);
    if (refusal) return refuse(403, refusal);
    const [, bucket, ...rest] = (incoming.url ?? '').split('/');
    if (bucket !== S3_BUCKET) return refuse(404, 'NoSuchBucket');
    const name = rest.join('/');
    if (incoming.method === 'PUT') {
      objects.set(name, body);
      return outgoing.end();
    }
    if (incoming.method === 'DELETE') {
      objects.delete(name);
      return outgoing.writeHead(204).end();
    }
    const found = objects.get(name);
    if (!found) return refuse(404, 'NoSuchKey');
    if (!breaksOff) return outgoing.end(found);
    breaksOff = false;
    outgoing.writeHead(200, { 'content-length': found.length });
    return outgoing.write(found.subarray(0, found.length / 2), () => outgoing.destroy());
  };
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: REGION,
      S3_BUCKET,
      S3_ACCESS_KEY_ID: S3_KEY.id,
      S3_SECRET_ACCESS_KEY: S3_KEY.secret,
    },
    objects,
    fail: (times, status) => Object.assign(failing, { times, status }),
    breakOff: () => {
      breaksOff = true;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** S3 error code of a wrong signature; null if valid. */
function mistakeOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, id, scope = '', signed = '', signature] = given;
  if (id !== S3_KEY.id) return 'InvalidAccessKeyId';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signed.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const time = String(headers['x-amz-date']);
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  if (!time.startsWith(day) || region !== REGION || service !== 's3' || end !== 'aws4_request') {
    return 'AuthorizationHeaderMalformed';
  }
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const canonical = [method, url, '', lines, signed, payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${S3_KEY.secret}`);
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
