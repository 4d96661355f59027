import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from './until';

export const DIGIFLAZZ = { username: 'lumbung', apiKey: 'kunci-uji', webhookSecret: 'rahasia-uji' };

/** Response about a transaction; its status defaults to that of the code. */
export interface Word {
  rc: string;
  status?: string;
  sn?: string;
  /** Rupiah charged; defaults to the bill's cost, or 19.000. */
  price?: number;
}

/**
 * Result of a call. `lost`: executed, but the connection breaks before the answer. `dropped`: the connection
 * breaks before execution. `held`: executed, never answered. A number: HTTP status without execution.
 */
export type Turn = Word | 'lost' | 'dropped' | 'held' | number;

interface Call {
  reference: string;
  code: string;
  customer: string;
}

type Transaction = Word & Call;

/** Codes that create no transaction. */
const UNMADE = new Set([
  '40',
  '41',
  '42',
  '43',
  '44',
  '45',
  '47',
  '49',
  '62',
  '63',
  '66',
  '67',
  '68',
  '69',
  '80',
  '82',
  '84',
  '85',
]);
const statusOf = (rc: string): string =>
  rc === '00' ? 'Sukses' : rc === '03' || rc === '99' ? 'Pending' : 'Gagal';

export type DigiflazzStandIn = Awaited<ReturnType<typeof startDigiflazz>>;

/**
 * Digiflazz's documented buyer API on a free port: signed calls, one transaction per reference, status by
 * repeating the call. `turns` define the results of a customer's calls in sequence; the default is success.
 */
export async function startDigiflazz() {
  const made = new Map<string, Transaction>();
  const turns = new Map<string, Turn[]>();
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const desk = { deposit: 5_000_000, refusal: null as Word | null };
  const bills = new Map<string, Record<string, unknown>>();
  const lists: Record<string, unknown> = { prepaid: [], pasca: [] };

  const rightSign = (signed: string) =>
    createHash('md5').update(`${DIGIFLAZZ.username}${DIGIFLAZZ.apiKey}${signed}`).digest('hex');
  const answerOf = ({ rc, status, sn, price, ...one }: Word & Partial<Transaction>) => ({
    data: {
      ref_id: one.reference,
      customer_no: one.customer,
      buyer_sku_code: one.code,
      message: `rc ${rc}`,
      status: status ?? statusOf(rc),
      rc,
      sn: sn ?? '',
      buyer_last_saldo: desk.deposit,
      price: price ?? bills.get(one.customer ?? '')?.price ?? 19_000,
      tele: '@penjual',
      wa: '081200000000',
    },
  });

  const answer = (response: ServerResponse, body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const inquire = (call: Call, response: ServerResponse) => {
    const bill = bills.get(call.customer);
    const word = answerOf({ rc: bill ? '00' : '54', ...call });
    return answer(response, { data: { ...word.data, ...bill } });
  };

  /** Executes a call; ended transactions do not change. */
  const carryOut = (call: Call, word: Word): Transaction => {
    const known = made.get(call.reference);
    if (UNMADE.has(word.rc)) return { ...word, ...call };
    if (known && statusOf(known.rc) !== 'Pending') return known;
    const one = { ...word, ...call };
    made.set(call.reference, one);
    return one;
  };

  const transact = (call: Call, response: ServerResponse) => {
    const { reference, customer } = call;
    const goesWell = { rc: '00', sn: `SN-${reference}` };
    const turn = turns.get(customer)?.shift() ?? made.get(reference) ?? goesWell;
    if (typeof turn === 'number') return response.writeHead(turn).end('<html>');
    if (turn === 'dropped') return response.destroy();
    const one = carryOut(call, typeof turn === 'string' ? goesWell : turn);
    if (turn === 'held') return;
    return turn === 'lost' ? response.destroy() : answer(response, answerOf(one));
  };

  const receive = (body: Record<string, unknown>, response: ServerResponse) => {
    const call = {
      ...{ reference: String(body.ref_id), customer: String(body.customer_no) },
      code: String(body.buyer_sku_code),
    };
    const refusal = body.sign === rightSign(call.reference) ? desk.refusal : { rc: '41' };
    if (refusal) return answer(response, answerOf({ ...refusal, ...call }), 400);
    return body.commands === 'inq-pasca' ? inquire(call, response) : transact(call, response);
  };

  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    const path = String(request.url).slice('/v1/'.length);
    calls.push({ path, body });
    if (path === 'transaction') return receive(body, response);
    if (desk.refusal) return answer(response, answerOf(desk.refusal), 400);
    if (path === 'inquiry-pln') {
      const { customer_no } = body;
      return answer(response, {
        data: { status: 'Sukses', rc: '00', message: '', customer_no, name: 'PELANGGAN PLN' },
      });
    }
    if (path === 'cek-saldo') {
      const isSigned = body.sign === rightSign('depo');
      return answer(response, isSigned ? { data: { deposit: desk.deposit } } : answerOf({ rc: '41' }));
    }
    if (path === 'price-list') {
      const isSigned = body.sign === rightSign('pricelist');
      return answer(response, isSigned ? { data: lists[String(body.cmd)] } : answerOf({ rc: '41' }));
    }
    return answer(response, answerOf({ rc: '40' }), 400);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

  return {
    url,
    env: {
      SUPPLIER: 'digiflazz',
      DIGIFLAZZ_USERNAME: DIGIFLAZZ.username,
      DIGIFLAZZ_API_KEY: DIGIFLAZZ.apiKey,
      DIGIFLAZZ_WEBHOOK_SECRET: DIGIFLAZZ.webhookSecret,
      DIGIFLAZZ_URL: url,
    },
    desk,
    bills,
    /** Sets the list of a kind, or a refusal. */
    lists: (kind: 'prepaid' | 'pasca', list: Record<string, unknown>[] | Word) => {
      lists[kind] = Array.isArray(list) ? list : answerOf(list).data;
    },
    /** Sets the results of a customer's next calls. */
    ends: (customer: string, ...next: Turn[]) => void turns.set(customer, next),
    /** Changes the state of a transaction. */
    answers: (reference: string, word: Word) => {
      const known = made.get(reference);
      if (known) made.set(reference, { ...known, ...word });
    },
    /** Calls for a customer, oldest first. */
    callsFor: (customer: string) =>
      calls.flatMap(({ body }) =>
        body.customer_no === customer && body.commands !== 'inq-pasca' ? [body] : [],
      ),
    /** Deliveries to a customer. */
    delivered: (customer: string) =>
      [...made.values()].filter((one) => one.customer === customer && one.rc === '00'),
    /** Sends a callback; returns the status. */
    async callBack(portal: string, reference: string, word: Word, secret = DIGIFLAZZ.webhookSecret) {
      const body = JSON.stringify(answerOf({ ...made.get(reference), ...word, reference }));
      const { status } = await fetch(`${portal}/v1/callback/supplier/digiflazz`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Digiflazz-Hookshot',
          'x-digiflazz-event': 'update',
          'x-hub-signature': `sha1=${createHmac('sha1', secret).update(body).digest('hex')}`,
        },
        body,
      });
      return status;
    },
    /** Stops listening until `back` is called. */
    async away(): Promise<{ back: () => Promise<void> }> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      // Waits until keep-alive connections are known to be closed.
      await until('nobody listens', () =>
        fetch(url).then(
          () => false,
          ({ cause }) => cause?.syscall === 'connect',
        ),
      );
      return {
        back: async () => {
          server.listen(Number(new URL(url).port), '127.0.0.1');
          await once(server, 'listening');
        },
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
