import { expect } from 'vitest';
import type { Database } from '../../server/db/client';
import type { Actor } from '../../server/http/actor';
import type { ApiProcess } from './api-process';
import { Client } from './client';
import { query } from './query';
import { emailOf, PASSWORD } from './shop';
import { until } from './until';

/** Milliseconds: a job that a dead process had leased is free when its lease ends. */
export const LEASE_AND_MORE = 90_000;

/** A process that is killed after some answers. */
export interface Victim {
  api: ApiProcess;
  isDead(): boolean;
  /** Counts an answer. */
  answered(): void;
}

/** One kind of work that goes on while processes are killed. */
export interface Strand {
  /** Runs before the first round. */
  begin?(api: ApiProcess): Promise<void>;
  /** Sends what nobody has answered yet, and what the round adds. Lost answers are expected. */
  send(victim: Victim, round: number): Promise<void>;
  /** Checks the rows after a kill, where they must already be whole. */
  check?(database: Database): Promise<void>;
  /** Sends everything again to a process that lives, and waits for its end. */
  finish(api: ApiProcess): Promise<void>;
  /** Checks the rows that are left. */
  verify(database: Database): Promise<void>;
}

export const signedIn = (api: ApiProcess, actor: Actor): Promise<Client> =>
  new Client(api.url).signIn(emailOf(actor), PASSWORD);

/** Waits until no order of this partner is pending. */
export const ordersEnded = (client: Client): Promise<unknown> =>
  until(
    'every order has ended',
    async () => (await client.get('/v1/crm/transaction/all?status=pending')).body.meta.total === 0,
    LEASE_AND_MORE,
  );

/** Rupiah of every purchase in the ledger of these partners. */
export async function debitsOf(database: Database, partners: readonly Actor[]): Promise<number[]> {
  const rows = await query(
    database,
    `select (-e.amount)::float8 as amount from ledger_entries e join balances b on b.id = e.balance_id
     where e.type = 2 and b.partner_id = any($1::uuid[])`,
    [partners.map(({ partnerId }) => partnerId)],
  );
  return rows.map(({ amount }) => Number(amount));
}

/** True for the failure of a call whose process died before it answered. */
export const isLostAnswer = (failure: unknown): boolean => failure instanceof TypeError;

/** A wish with a key, and what it was acknowledged with, if it was. */
export interface Wish {
  key: string;
  answer: string | null;
}

/** Keeps the answer to a wish; a second one must be the same. */
export function acknowledge(wish: Wish, answer: string): void {
  expect(answer).toBe(wish.answer ?? answer);
  wish.answer = answer;
}

/** Each acknowledged, and none with the answer of another. */
export function expectApart(wishes: readonly Wish[]): void {
  expect(wishes.filter(({ answer }) => answer === null)).toEqual([]);
  expect(new Set(wishes.map(({ answer }) => answer)).size).toBe(wishes.length);
}
