import { useRef, useState } from 'react';
import type { EndingDigits } from '../../../../core/sandbox/endings';
import { asApiError } from '../../../../platform/web/api-error';
import { serverTime } from '../../../../ui/server-clock';
import { apiCreateOrder } from '../../contract/open-api/orders';
import { type ProgramAnswer, sendAsProgram } from '../program-call';
import { freshStamp, sign } from './sign';

export interface TestRequest {
  digits: EndingDigits;
  refId: string;
  item: string;
  key: string;
  secret: string;
  body: string;
}

/** `headers` and `sent` belong to the last attempt. The secret is held in memory to sign again and is never shown. */
export interface SentTest extends TestRequest {
  id: number;
  headers: Record<string, string>;
  /** ISO instant by this device's clock. */
  sent: string;
  outcome: { answer: ProgramAnswer } | { failure: string } | null;
}

const MAX_TESTS = 5;
const { method, path } = apiCreateOrder;

export type Tests = ReturnType<typeof useTests>;

/** Signs locally and sends without the session. Newest first. */
export function useTests() {
  const [tests, setTests] = useState<SentTest[]>([]);
  const last = useRef(0);
  const change = (id: number, part: Partial<SentTest>) =>
    setTests((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const headersOf = async ({ key, secret, body }: TestRequest): Promise<Record<string, string>> => {
    const { timestamp, nonce } = freshStamp();
    const { signature } = await sign({ method, path, timestamp, nonce, body }, secret);
    return {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'X-Timestamp': timestamp,
      'X-Nonce': nonce,
      'X-Signature': signature,
    };
  };

  const perform = async (
    id: number,
    headers: Record<string, string>,
    body: string,
  ): Promise<ProgramAnswer | null> => {
    try {
      const answer = await sendAsProgram({ method, path, headers, body });
      change(id, { outcome: { answer } });
      return answer;
    } catch (failure) {
      change(id, { outcome: { failure: asApiError(failure).message } });
      return null;
    }
  };

  return {
    tests,
    isSending: tests.some(({ outcome }) => outcome === null),
    /** Null without an answer. */
    async send(request: TestRequest): Promise<ProgramAnswer | null> {
      last.current += 1;
      const id = last.current;
      const headers = await headersOf(request);
      const test = { ...request, id, headers, sent: serverTime(), outcome: null };
      setTests((before) => [test, ...before].slice(0, MAX_TESTS));
      return perform(id, headers, request.body);
    },
    async again(test: SentTest): Promise<void> {
      const headers = await headersOf(test);
      change(test.id, { headers, sent: serverTime(), outcome: null });
      await perform(test.id, headers, test.body);
    },
  };
}
