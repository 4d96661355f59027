import type { Payment, PaymentInstruction, PaymentMethod } from '../../../../src/core/contract/payment';
import { isOpen, type OpenHours, opensAt } from '../../../../src/core/topup/open-hours';
import type { PaymentGateway } from '../../../adapters/payment/payment';
import { transferSteps } from './instructions';
import { gatewayMethods, type MethodRow, type TransferAccount, transferMethod } from './methods';

export interface PaymentDeps {
  /** Null: transfers by hand are the only way to pay, if any. */
  gateway: PaymentGateway | null;
  /** Where transfers by hand go; without one they are not offered. */
  transferAccounts: () => Promise<readonly TransferAccount[]>;
  /** Codes of methods that are out of order. */
  maintenance: readonly string[];
  /** Milliseconds since 1970 on the clock that everything with money goes by. */
  clock: () => Promise<number>;
  /** When transfers by hand are looked after; null is around the clock. */
  transferHours: OpenHours | null;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

/** A way to pay and whether it can be used now. */
export type Offer = MethodRow & PaymentMethod;

/** The ways to pay, and who takes the money. */
export function createPaymentService(deps: PaymentDeps) {
  const { gateway, transferAccounts, clock, maintenance, transferHours } = deps;

  const ofGateway = async (): Promise<MethodRow[]> => {
    const open = (await gateway?.isOpen()) ? gateway : null;
    return gatewayMethods.filter(({ code }) => open?.serves(code));
  };

  const byHand = async (): Promise<MethodRow[]> => (await transferAccounts()).map(transferMethod);

  const offers = async (methods: Promise<MethodRow[]>): Promise<Offer[]> => {
    const now = await clock();
    return (await methods).map((method) => offerOf(method, now));
  };

  const offerOf = (method: MethodRow, now: number): Offer => {
    const isManual = method.kind === 'manual';
    const open_hours = isManual ? transferHours : method.open_hours;
    const opens = opensAt(open_hours, now);
    return {
      ...method,
      open_hours,
      use_unique_code: isManual,
      is_open: isOpen(open_hours, now),
      opens_at: opens === null ? null : new Date(opens).toISOString(),
      is_maintenance: maintenance.includes(method.code),
    };
  };

  return {
    gateway,

    /** Those of the gateway. */
    list: () => offers(ofGateway()),

    /** Transfers by hand. */
    listManual: () => offers(byHand()),

    /** Undefined when nothing of this code is offered. */
    find: async (code: string): Promise<Offer | undefined> => {
      const methods = [...(await ofGateway()), ...(await byHand())];
      const method = methods.find((one) => one.code === code);
      return method && offerOf(method, await clock());
    },

    /** Steps of a payment, its method offered or not: what was made with it can still be paid. */
    instructionsOf: (code: string, payment: Payment | null): PaymentInstruction[] =>
      payment?.kind === 'manual'
        ? transferSteps(payment.bank)
        : (gatewayMethods.find((one) => one.code === code)?.instructions ?? []),
  };
}
