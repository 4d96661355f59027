import { readText, removeText, storedNames, writeText } from './storage';
import { parseJson } from './storage-keys';

/** What is kept for one user and survives the end of the session (design 9): each topic holds records by id. */
export type OwnTopic = 'draft' | 'order';

const nameOf = (userId: string, topic: OwnTopic, id: string): string => `${topic}:${userId}:${id}`;

/** The record as JSON said it, undefined when there is none: the caller checks its shape. */
export function readOwn(userId: string, topic: OwnTopic, id: string): unknown {
  const text = readText(nameOf(userId, topic, id));
  return text === null ? undefined : parseJson(text);
}

/** Never hand a PIN or a password to this. */
export const writeOwn = (userId: string, topic: OwnTopic, id: string, value: unknown): void =>
  writeText(nameOf(userId, topic, id), JSON.stringify(value));

export const removeOwn = (userId: string, topic: OwnTopic, id: string): void =>
  removeText(nameOf(userId, topic, id));

/** Ids of the records of a topic. */
export function ownIds(userId: string, topic: OwnTopic): string[] {
  const start = nameOf(userId, topic, '');
  return storedNames().flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []));
}
