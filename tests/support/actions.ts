import { v4 } from 'uuid';
import type { Answer, Client } from './client';

/** Previews an action, then confirms it. */
export async function doSeen(client: Client, path: string, body: object): Promise<Answer> {
  const looked = await client.post(path, { ...body, key: v4(), preview: true });
  if (looked.status !== 200) return looked;
  return client.post(path, { key: v4(), ...body, seen: looked.body.data.seen });
}
