import { v7 } from 'uuid';
import { refId } from '../../../../src/core/contract/open-api/program';
import type { Database } from '../../../db/client';
import { isDatabaseAway } from '../../../http/database-error';
import type { Program } from '../integration/gate';
import { createCallLog } from './resource';
import { forgetOldCalls, keepCalls, type NewCall } from './store';
import { toldBody, toldPath } from './told';

/** A call that was answered. */
export interface AnsweredCall {
  /** Whose token it named. */
  program: Pick<Program, 'partnerId' | 'label' | 'environment'>;
  /** Its signature was right; without it the caller is anybody who has seen the access key. */
  isSigned: boolean;
  requestId: string;
  method: string;
  url: string;
  ip: string;
  status: number;
  /** Milliseconds. */
  duration: number;
  request: () => string;
  /** JSON; empty where there was none. */
  response: () => string;
}

/** Calls of one account that one process keeps a minute: twice what the highest tier may call, and few of strangers. */
const MOST_SIGNED = 600;
const MOST_UNSIGNED = 30;
/** Characters of bodies beside them; calls beyond are kept without. */
const MOST_TEXT = 256 * 1024;
/** Calls that wait to be kept; those beyond are lost while the database is away. */
const MOST_WAITING = 5_000;
const MINUTE = 60_000;
/** Rows of one statement. */
const PORTION = 500;

/** What of one account was kept in the present minute. */
interface Kept {
  signed: number;
  unsigned: number;
  text: number;
}

export type RequestLogService = ReturnType<typeof createRequestLog>;

/**
 * Calls of partners' programs for 30 days (domain 3.11). They wait in memory for the next look, so that no answer waits
 * for its note; a process that is killed loses those of its last second.
 */
export function createRequestLog({ database }: { database: Database }) {
  /** `at`: when it came in, by the clock of this process alone. */
  const waiting: { row: Omit<NewCall, 'age'>; at: number }[] = [];
  let kept = new Map<string, Kept>();
  let minute = 0;

  const keptOf = (partner: string): Kept => {
    const present = Math.floor(performance.now() / MINUTE);
    if (present !== minute) {
      minute = present;
      kept = new Map();
    }
    const account = kept.get(partner) ?? { signed: 0, unsigned: 0, text: 0 };
    kept.set(partner, account);
    return account;
  };

  const rowOf = (call: AnsweredCall, account: Kept): Omit<NewCall, 'age'> => {
    const asked = call.isSigned ? call.request() : '';
    const answered = call.response();
    const request = toldBody(asked);
    const response = toldBody(answered);
    account.text += (request?.length ?? 0) + (response?.length ?? 0);
    const hasRoom = account.text <= MOST_TEXT;
    return {
      ...{ id: v7(), partner_id: call.program.partnerId, request_id: call.requestId },
      ...{ label: call.program.label, environment: call.program.environment },
      ...{ method: call.method, path: toldPath(call.url), ip: call.ip, http_status: call.status },
      code: call.status >= 400 ? textOf(answered, 'code') : null,
      duration_ms: Math.round(call.duration),
      ref_id: refIdOf(call.url, asked),
      request: hasRoom ? request : null,
      response: hasRoom ? response : null,
    };
  };

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const portion = waiting.slice(0, PORTION);
      const present = performance.now();
      try {
        await keepCalls(
          database,
          portion.map(({ row, at }) => ({ ...row, age: present - at })),
        );
      } catch (failure) {
        // What a database that is there refuses would be refused for ever.
        if (!isDatabaseAway(failure)) waiting.splice(0, portion.length);
        throw failure;
      }
      waiting.splice(0, portion.length);
    }
  };

  return {
    resources: { 'api-request': createCallLog(database) },

    /** Call it when the answer has left. */
    note(call: AnsweredCall): void {
      const account = keptOf(call.program.partnerId);
      const kind = call.isSigned ? 'signed' : 'unsigned';
      if (account[kind] >= (call.isSigned ? MOST_SIGNED : MOST_UNSIGNED)) return;
      if (waiting.length >= MOST_WAITING) return;
      account[kind] += 1;
      waiting.push({ row: rowOf(call, account), at: performance.now() - call.duration });
    },

    /** Keeps what waits; what a database that is away does not take waits on. */
    flush,

    /** Housekeeping; safe at any time. */
    forgetOld: () => forgetOldCalls(database),
  };
}

/** A text of a JSON body; null where there is none. */
function textOf(json: string, name: string): string | null {
  try {
    const value = (JSON.parse(json) as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** The partner's own name of the order that it is about, wherever it stands. */
function refIdOf(url: string, body: string): string | null {
  const [, query = ''] = url.split('?');
  const found = textOf(body, 'ref_id') ?? new URLSearchParams(query).get('ref_id');
  return refId.safeParse(found).success ? found : null;
}
