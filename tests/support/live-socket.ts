import { WebSocket } from 'ws';
import type { LiveChannel } from '../../src/core/contract/session';
import type { Client } from './client';
import { until } from './until';

// biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by its assertions.
export type Frame = any;

/** Client of a live channel. */
export interface TestSocket {
  /** All received frames, oldest first. */
  frames: Frame[];
  ws: WebSocket;
  /** Close code, or HTTP status of a refused upgrade. */
  ended: Promise<number>;
  /** The first matching frame, past or future. */
  frame(what: string, fits: (frame: Frame) => boolean): Promise<Frame>;
}

export async function ticketFor(client: Client, channel: LiveChannel): Promise<string> {
  const { body } = await client.post('/v1/crm/live-ticket', { channels: [channel] });
  return body.data.tickets[channel];
}

/** Opens a channel like the portal; `origin` null sends none, `age` is the page's age in ms. */
export async function openLive(
  client: Client,
  channel: LiveChannel,
  options: { ticket?: string; origin?: string | null; age?: number } = {},
): Promise<TestSocket> {
  const ticket = options.ticket ?? (await ticketFor(client, channel));
  const { origin = client.url } = options;
  const age = options.age === undefined ? '' : `&age=${options.age}`;
  const ws = new WebSocket(`${client.url.replace('http', 'ws')}/live/${channel}?token=${ticket}${age}`, {
    ...(origin !== null && { origin }),
  });
  const frames: Frame[] = [];
  ws.on('message', (data) => void frames.push(JSON.parse(String(data))));
  ws.on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    ws.on('close', (code) => resolve(code));
    ws.on('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
  });
  const opened = new Promise<void>((resolve) => ws.on('open', () => resolve()));
  await Promise.race([opened, ended]);
  return { frames, ws, ended, frame: (what, fits) => until(what, () => frames.find(fits)) };
}
