import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { useFacts } from '../../../../admin/web/session/facts';
import type { OtpChannel } from '../../../../core/contract/account-fields';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { forgetOrder, mayHaveHappened, storeOrder } from '../../../../platform/web/unanswered-orders';
import { serverTime } from '../../../../ui/server-clock';
import { verifyPin } from '../../../accounts/contract/pin';
import { useOtp } from '../../../accounts/web/account/use-otp';
import { OTP_ABOVE, type Withdrawal } from '../../contract';
import type { WithdrawalSource } from './access';
import type { LostWithdrawal, SentRequest, WithdrawalRequest } from './use-lost-withdrawal';

export type Stage =
  | { kind: 'request' }
  | { kind: 'pin' | 'code'; sent: SentRequest }
  | { kind: 'done'; made: Withdrawal };

const pinCodes = ['WRONG_PIN', 'PIN_LOCKED', 'PIN_NOT_SET'];
const codeCodes = ['OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED', 'OTP_REQUIRED'];

export const newRequest = (body: WithdrawalRequest): SentRequest => ({ key: v4(), at: serverTime(), body });
const isSame = (one: WithdrawalRequest, other: WithdrawalRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface WithdrawEvents {
  source: WithdrawalSource;
  /** An unanswered withdrawal: only PIN and OTP are asked for again. */
  settled: SentRequest | undefined;
  lost: LostWithdrawal;
  onUnanswered: () => void;
}

/** Steps from the input through PIN and OTP to the withdrawal: one key, stored in this browser until answered. */
export function useWithdraw({ source, settled, lost, onUnanswered }: WithdrawEvents) {
  const { profile } = useFacts();
  const [stage, setStage] = useState<Stage>(settled ? { kind: 'pin', sent: settled } : { kind: 'request' });
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isSending, setSending] = useState(false);
  const last = useRef<SentRequest | undefined>(settled);
  const pin = useRef('');
  const otp = useOtp(`${source.form}-${last.current?.key ?? ''}`, async (_phone, channel) => {
    const key = last.current?.key ?? '';
    return source.sendCode(channel, key);
  });

  /** Throws errors that the OTP step shows; all others lead to another step. */
  const send = async (
    sent: SentRequest,
    proof: { pin: string; otp?: { request_id: string; code: string } },
  ) => {
    setSending(true);
    setFailure(null);
    storeOrder(profile.id, { form: source.form, ...sent, body: { ...sent.body } });
    try {
      const made = await source.create({
        headers: { 'idempotency-key': sent.key },
        body: { ...sent.body, ...proof },
      });
      otp.forget();
      lost.settle();
      setStage({ kind: 'done', made });
    } catch (error) {
      const refusal = asApiError(error);
      if (mayHaveHappened(refusal)) {
        const found = await lost.check(sent);
        if (found.kind === 'found') setStage({ kind: 'done', made: found.made });
        else onUnanswered();
        return;
      }
      forgetOrder(profile.id, source.form);
      lost.settle();
      if (codeCodes.includes(refusal.code)) throw refusal;
      setFailure(refusal);
      setStage(pinCodes.includes(refusal.code) ? { kind: 'pin', sent } : { kind: 'request' });
    } finally {
      setSending(false);
    }
  };

  const confirmPin = async (sent: SentRequest, digits: string, channel: OtpChannel) => {
    pin.current = digits;
    if (sent.body.amount <= OTP_ABOVE) return send(sent, { pin: digits }).catch(setFailure);
    setSending(true);
    setFailure(null);
    try {
      // Checks the PIN before an OTP is sent for nothing.
      await call(verifyPin, { body: { pin: digits } });
      if (otp.requestId || (await otp.send(profile.phone, channel))) setStage({ kind: 'code', sent });
    } catch (error) {
      setFailure(asApiError(error));
    }
    setSending(false);
  };

  return {
    stage,
    failure,
    isSending,
    otp,
    ask: (body: WithdrawalRequest) => {
      setFailure(null);
      const sent = last.current && isSame(last.current.body, body) ? last.current : newRequest(body);
      if (sent !== last.current) otp.forget();
      last.current = sent;
      setStage({ kind: 'pin', sent });
    },
    back: () => {
      setFailure(null);
      setStage({ kind: 'request' });
    },
    toPin: (sent: SentRequest) => setStage({ kind: 'pin', sent }),
    confirmPin,
    confirmCode: (sent: SentRequest, request_id: string, code: string) =>
      send(sent, { pin: pin.current, otp: { request_id, code } }),
  };
}
