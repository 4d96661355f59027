import { Client } from './client';
import { until } from './until';

interface Message {
  to: string;
  text: string;
}

/** Latest matching message to an e-mail or phone in the sandbox outbox. */
async function newest(
  url: string,
  to: string,
  wanted: RegExp,
  isNew: (found: string) => boolean,
): Promise<string> {
  const client = new Client(url);
  return until(`a message to ${to} with ${wanted}`, async () => {
    const { body } = await client.get(`/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
    return (body.data as Message[])
      .map(({ text }) => wanted.exec(text)?.[0])
      .find((one) => one !== undefined && isNew(one));
  });
}

const seen = new Map<string, Set<string>>();

/** Each code or link is returned once: a repeat waits for the next message. */
async function next(url: string, to: string, wanted: RegExp): Promise<string> {
  const known = seen.get(url + to) ?? new Set();
  seen.set(url + to, known);
  const found = await newest(url, to, wanted, (one) => !known.has(one));
  known.add(found);
  return found;
}

export const codeSentTo = (url: string, phone: string): Promise<string> => next(url, phone, /\b\d{6}\b/);

export async function linkSentTo(url: string, to: string, path: string): Promise<string> {
  const link = await next(url, to, new RegExp(`https?://\\S*${path}\\?token=[\\w.~-]+`));
  const { pathname, search } = new URL(link);
  return pathname + search;
}
