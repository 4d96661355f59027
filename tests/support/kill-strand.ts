import { expect } from 'vitest';
import type { Database } from '../../src/platform/db/client';
import type { Actor } from '../../src/platform/http/actor';
import type { ApiProcess } from './api-process';
import { Client } from './client';
import { query } from './query';
import { emailOf, PASSWORD } from './shop';
import { until } from './until';

/** Milliseconds until a dead process's job lease ends. */
export const LEASE_AND_MORE = 90_000;

/** A process that is killed after some answers. */
export interface Victim {
  api: ApiProcess;
  isDead(): boolean;
  answered(): void;
}

/** Work that continues while processes are killed. */
export interface Strand {
  begin?(api: ApiProcess): Promise<void>;
  /** Sends unanswered and new requests. Lost answers are expected. */
  send(victim: Victim, round: number): Promise<void>;
  /** Checks rows after a kill, where they must be consistent. */
  check?(database: Database): Promise<void>;
  /** Repeats everything at a living process and waits for completion. */
  finish(api: ApiProcess): Promise<void>;
  /** Checks the final rows. */
  verify(database: Database): Promise<void>;
}

export const signedIn = (api: ApiProcess, actor: Actor): Promise<Client> =>
  new Client(api.url).signIn(emailOf(actor), PASSWORD);

/** Waits until the partner has no pending orders. */
export const ordersEnded = (client: Client): Promise<unknown> =>
  until(
    'every order has ended',
    async () => (await client.get('/v1/crm/transaction?f.status=1')).body.meta.total === 0,
    LEASE_AND_MORE,
  );

/** Rupiah of every purchase in these partners' ledgers. */
export async function debitsOf(database: Database, partners: readonly Actor[]): Promise<number[]> {
  const rows = await query(
    database,
    `select (-e.amount)::float8 as amount from ledger_entries e join balances b on b.id = e.balance_id
     where e.type = 2 and b.partner_id = any($1::uuid[])`,
    [partners.map(({ partnerId }) => partnerId)],
  );
  return rows.map(({ amount }) => Number(amount));
}

/** True if the process died before answering. */
export const isLostAnswer = (failure: unknown): boolean => failure instanceof TypeError;

/** A request with its key and acknowledged answer. */
export interface Wish {
  key: string;
  answer: string | null;
}

/** Stores the answer; a repeated one must be equal. */
export function acknowledge(wish: Wish, answer: string): void {
  expect(answer).toBe(wish.answer ?? answer);
  wish.answer = answer;
}

/** All are acknowledged with distinct answers. */
export function expectApart(wishes: readonly Wish[]): void {
  expect(wishes.filter(({ answer }) => answer === null)).toEqual([]);
  expect(new Set(wishes.map(({ answer }) => answer)).size).toBe(wishes.length);
}
