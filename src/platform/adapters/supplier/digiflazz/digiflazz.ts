import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { v7 } from 'uuid';
import { z } from 'zod';
import { METERS } from '../meters';
import {
  type DepositSupplier,
  NothingSentError,
  type Outcome,
  SupplierAwayError,
  type SupplierCallback,
  type SupplierOrder,
} from '../supplier';
import { decimal } from './amount';
import { answerShape, checkAfter, LONGEST, outcomeOf, PACE } from './answer';
import { billOf } from './bills';
import { meaningOf } from './codes';
import { listedOf } from './price-list';
import { plain, text } from './words';

/** Milliseconds from a call to the last byte of its answer; a job has ten seconds. */
const PATIENCE = 9_000;

interface DigiflazzAccess {
  username: string;
  apiKey: string;
  /** Version 1, without a trailing slash. */
  url: string;
}

const wrapped = z.object({ data: z.unknown() });

/**
 * One signed call: md5 over name, key and `signed`. Returns `data`, also of a refusal. Throws
 * `SupplierAwayError` if the result is unknown, `NothingSentError` if the call was never made.
 */
const createAsk =
  ({ username, apiKey, url }: DigiflazzAccess) =>
  async (path: string, signed: string, body: Record<string, unknown>): Promise<unknown> => {
    const sign = createHash('md5').update(`${username}${apiKey}${signed}`).digest('hex');
    try {
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, username, sign }),
        // A redirect must not receive the signature.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      // An answer of an intermediate gateway is not the supplier's.
      if (response.status >= 500 || response.status === 429) {
        throw new SupplierAwayError(`Digiflazz answered ${response.status}`);
      }
      return wrapped.parse(await response.json()).data;
    } catch (failure) {
      if (failure instanceof SupplierAwayError) throw failure;
      if (neverLeft(failure)) {
        throw new NothingSentError('Digiflazz cannot be reached', { cause: failure });
      }
      throw new SupplierAwayError('Digiflazz gave no answer that is understood', { cause: failure });
    }
  };

/** System calls before a connection is established. */
const BEFORE_SENDING: ReadonlySet<unknown> = new Set(['getaddrinfo', 'connect']);

/**
 * True if every address failed before a connection was established; the same error code may also come from a
 * broken connection.
 */
function neverLeft(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false;
  if (failure instanceof AggregateError) return failure.errors.length > 0 && failure.errors.every(neverLeft);
  return 'syscall' in failure ? BEFORE_SENDING.has(failure.syscall) : neverLeft(failure.cause);
}

const word = z.object({ data: answerShape.extend({ ref_id: text.pipe(z.string().min(1)) }) });
/** Test call when the callback URL is set. */
const ping = z.object({ hook_id: z.unknown(), sed: z.unknown() });

/**
 * Parses a Digiflazz callback. `X-Hub-Signature` is HMAC-SHA1 over the raw bytes. A callback implies a
 * transaction, so a code that says none was made leaves the result uncertain.
 */
function parseCallback(secret: string, headers: IncomingHttpHeaders, raw: Buffer): SupplierCallback {
  if (!isSigned(secret, raw, headers['x-hub-signature'])) return { refused: 'signature' };
  const body = jsonOf(raw);
  const { data } = word.safeParse(body);
  if (data) {
    const outcome = outcomeOf(data.data, { isFirst: false, age: 0 });
    return { reference: data.data.ref_id, outcome };
  }
  return ping.safeParse(body).success ? { ping: true } : { refused: 'unreadable' };
}

/** Compares in constant time. */
function isSigned(secret: string, raw: Buffer, given: unknown): boolean {
  const right = Buffer.from(`sha1=${createHmac('sha1', secret).update(raw).digest('hex')}`);
  const found = Buffer.from(typeof given === 'string' ? given.toLowerCase() : '');
  return found.length === right.length && timingSafeEqual(found, right);
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8').replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

export interface DigiflazzSettings extends DigiflazzAccess {
  webhookSecret: string;
  /** Phone number used for vouchers without a destination. */
  voucherNumber: string;
}

const MOST_PIECES = 1;
/** Milliseconds until the next try after a failed connection. */
const UNREACHED = 30_000;

const balance = z.object({ deposit: decimal });
const meter = answerShape.extend({ name: z.string().transform(plain).nullish() });

/** Result of a call without an answer; other errors are rethrown. */
function unansweredBy(failure: unknown) {
  if (!(failure instanceof SupplierAwayError)) throw failure;
  const reply = { code: null, message: failure.message, price: null, deposit: null };
  return failure instanceof NothingSentError
    ? ({ checkAfter: UNREACHED, unsent: true, reply } as const)
    : { reply };
}

/**
 * Digiflazz's buyer API (developer.digiflazz.com). An order's status is read by sending it again under its
 * reference, which never buys twice; a bill has its own status command.
 */
export function createDigiflazz(settings: DigiflazzSettings): DepositSupplier {
  const ask = createAsk(settings);

  /** Pays `order.bill` or buys. A missing answer leaves the result uncertain. */
  const send = async (order: SupplierOrder, isFirst: boolean): Promise<Outcome> => {
    const { bill, sku, inputs, age, maxPrice } = order;
    const reference = bill?.reference ?? order.id;
    // One call delivers one piece, and nothing was sent yet.
    if (order.qty > MOST_PIECES) return { state: 'failed', reason: 'LIMIT' };
    const waiting: Outcome = { state: 'pending', checkAfter: checkAfter(age) };
    if (age > LONGEST) return waiting;
    try {
      const data = await ask('transaction', reference, {
        ...(bill && { commands: isFirst ? 'pay-pasca' : 'status-pasca' }),
        buyer_sku_code: sku,
        customer_no: inputs.join('') || settings.voucherNumber,
        ref_id: reference,
        ...(!bill && maxPrice !== undefined && { max_price: maxPrice }),
      });
      const { data: answer } = answerShape.safeParse(data);
      // An answer about another order is ignored.
      if (!answer || (answer.ref_id !== undefined && answer.ref_id !== reference)) return waiting;
      return outcomeOf(answer, { isFirst, age });
    } catch (failure) {
      return { ...waiting, ...unansweredBy(failure) };
    }
  };

  return {
    name: 'digiflazz',
    pace: PACE,
    // No quote call exists, and the price list is minutes old.
    quote: async ({ price }) => ({ state: 'available', price }),
    place: (order) => send(order, true),
    pay: (order) => send(order, true),
    status: (order) => send(order, false),

    async inquire({ sku, customerNo, months }) {
      // Digiflazz takes no number of months, so its answer would be for another bill.
      if (months !== null && months > 1) return { state: 'biller-away' };
      const reference = v7();
      const data = await ask('transaction', reference, {
        ...{ commands: 'inq-pasca', buyer_sku_code: sku, customer_no: customerNo, ref_id: reference },
      });
      return billOf(data, reference, Date.now());
    },

    async checkNickname({ brandKey, inputs }) {
      const customerNo = inputs[0] ?? '';
      if (brandKey !== METERS) throw new SupplierAwayError('Digiflazz knows no names of games');
      const { data: answer } = meter.safeParse(
        await ask('inquiry-pln', customerNo, { customer_no: customerNo }),
      );
      if (answer?.rc === '00' && answer.name) return { nickname: answer.name };
      if (answer && meaningOf(answer.rc).is === 'failed') return null;
      throw new SupplierAwayError(`Digiflazz answered ${answer?.rc ?? 'nothing that is understood'}`);
    },

    // The price list has no timestamps: `listing` reports changes.
    changesAfter: async () => [],

    listing: async (kind) =>
      listedOf(
        await ask('price-list', 'pricelist', { cmd: kind === 'postpaid' ? 'pasca' : 'prepaid' }),
        kind === 'postpaid',
      ),

    async deposit() {
      const data = await ask('cek-saldo', 'depo', { cmd: 'deposit' });
      const { data: answer } = balance.safeParse(data);
      if (answer) return { state: 'open', deposit: Math.floor(answer.deposit) };
      const { data: refusal } = answerShape.safeParse(data);
      const meaning = meaningOf(refusal?.rc ?? '');
      if (meaning.is === 'operator') return { state: 'refused', trouble: meaning.trouble };
      throw new SupplierAwayError('Digiflazz sent no balance');
    },

    parseCallback: (headers, raw) => parseCallback(settings.webhookSecret, headers, raw),
  };
}
