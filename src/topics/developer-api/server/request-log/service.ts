import { v7 } from 'uuid';
import type { Database } from '../../../../platform/db/client';
import { isDatabaseAway } from '../../../../platform/http/database-error';
import { refId } from '../../contract/open-api/program';
import type { Program } from '../integration/gate';
import { maskedBody, maskedPath } from './masked';
import { createCallLog } from './resource';
import { forgetOldCalls, type NewCall, storeCalls } from './store';

export interface AnsweredCall {
  program: Pick<Program, 'partnerId' | 'label' | 'environment'>;
  /** Without a valid signature, anyone who has seen the access key may be the caller. */
  isSigned: boolean;
  requestId: string;
  method: string;
  url: string;
  ip: string;
  status: number;
  duration: number;
  request: () => string;
  /** JSON; empty if none. */
  response: () => string;
}

/** Logged calls per account, process and minute: twice the highest rate limit if signed, few if unsigned. */
const MOST_SIGNED = 600;
const MOST_UNSIGNED = 30;
/** Characters of bodies per account and minute; further calls are logged without bodies. */
const MOST_TEXT = 256 * 1024;
/** Maximum buffered calls; more are dropped while the database is unavailable. */
const MOST_WAITING = 5_000;
const MINUTE = 60_000;
const PORTION = 500;

interface Buffered {
  signed: number;
  unsigned: number;
  text: number;
}

export type RequestLogService = ReturnType<typeof createRequestLogService>;

/**
 * Log of public API calls for 30 days (domain 3.11). Buffered in memory, so that responses do not wait; a
 * killed process loses the last second.
 */
export function createRequestLogService({ database }: { database: Database }) {
  /** `at`: time of receipt by the process clock. */
  const waiting: { row: Omit<NewCall, 'age'>; at: number }[] = [];
  let stored = new Map<string, Buffered>();
  let minute = 0;

  const bufferOf = (partner: string): Buffered => {
    const present = Math.floor(performance.now() / MINUTE);
    if (present !== minute) {
      minute = present;
      stored = new Map();
    }
    const account = stored.get(partner) ?? { signed: 0, unsigned: 0, text: 0 };
    stored.set(partner, account);
    return account;
  };

  const rowOf = (call: AnsweredCall, account: Buffered): Omit<NewCall, 'age'> => {
    const asked = call.isSigned ? call.request() : '';
    const answered = call.response();
    const request = maskedBody(asked);
    const response = maskedBody(answered);
    account.text += (request?.length ?? 0) + (response?.length ?? 0);
    const hasCapacity = account.text <= MOST_TEXT;
    return {
      ...{ id: v7(), partner_id: call.program.partnerId, request_id: call.requestId },
      ...{ label: call.program.label, environment: call.program.environment },
      ...{ method: call.method, path: maskedPath(call.url), ip: call.ip, http_status: call.status },
      code: call.status >= 400 ? textOf(answered, 'code') : null,
      duration_ms: Math.round(call.duration),
      ref_id: refIdOf(call.url, asked),
      request: hasCapacity ? request : null,
      response: hasCapacity ? response : null,
    };
  };

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const portion = waiting.slice(0, PORTION);
      const present = performance.now();
      try {
        await storeCalls(database, {
          rows: JSON.stringify(portion.map(({ row, at }) => ({ ...row, age: present - at }))),
        });
      } catch (failure) {
        // Drops rows that an available database refuses, because retrying would fail forever.
        if (!isDatabaseAway(failure)) waiting.splice(0, portion.length);
        throw failure;
      }
      waiting.splice(0, portion.length);
    }
  };

  return {
    resources: { 'api-request': createCallLog(database) },

    /** Call after the response was sent. */
    note(call: AnsweredCall): void {
      const account = bufferOf(call.program.partnerId);
      const kind = call.isSigned ? 'signed' : 'unsigned';
      if (account[kind] >= (call.isSigned ? MOST_SIGNED : MOST_UNSIGNED)) return;
      if (waiting.length >= MOST_WAITING) return;
      account[kind] += 1;
      waiting.push({ row: rowOf(call, account), at: performance.now() - call.duration });
    },

    /** Writes the buffer; keeps it while the database is unavailable. */
    flush,

    forgetOld: () => forgetOldCalls(database),
  };
}

function textOf(json: string, name: string): string | null {
  try {
    const value = (JSON.parse(json) as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

function refIdOf(url: string, body: string): string | null {
  const [, query = ''] = url.split('?');
  const found = textOf(body, 'ref_id') ?? new URLSearchParams(query).get('ref_id');
  return refId.safeParse(found).success ? found : null;
}
