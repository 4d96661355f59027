import { v4 } from 'uuid';
import type { Answer, Client } from './client';

/** Previews an action, then confirms it. */
export async function doSeen(client: Client, path: string, body: object): Promise<Answer> {
  const preview = await client.post(path, { ...body, key: v4(), preview: true });
  if (preview.status !== 200) return preview;
  return client.post(path, { key: v4(), ...body, seen: preview.body.data.seen });
}
