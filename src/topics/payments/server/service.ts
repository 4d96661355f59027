import type { Payment, PaymentInstruction, PaymentMethod } from '../../../core/contract/payment';
import type { PaymentGateway } from '../../../platform/adapters/payment/payment';
import { isOpen, type OpenHours, opensAt } from '../domain';
import { transferSteps } from './instructions';
import { gatewayMethods, type MethodRow, type TransferAccount, transferMethod } from './methods';

export interface PaymentDeps {
  /** Null if only manual transfers are possible. */
  gateway: PaymentGateway | null;
  transferAccounts: () => Promise<readonly TransferAccount[]>;
  maintenance: readonly string[];
  /** Database clock in milliseconds since 1970. */
  clock: () => Promise<number>;
  /** Hours in which manual transfers are checked; null for always. */
  transferHours: OpenHours | null;
}

export type PaymentService = ReturnType<typeof createPaymentService>;

export type Offer = MethodRow & PaymentMethod;

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

    list: () => offers(ofGateway()),

    listManual: () => offers(byHand()),

    find: async (code: string): Promise<Offer | undefined> => {
      const methods = [...(await ofGateway()), ...(await byHand())];
      const method = methods.find((one) => one.code === code);
      return method && offerOf(method, await clock());
    },

    /** Payment steps, also for methods no longer offered, whose payments may be open. */
    instructionsOf: (code: string, payment: Payment | null): PaymentInstruction[] =>
      payment?.kind === 'manual'
        ? transferSteps(payment.bank)
        : (gatewayMethods.find((one) => one.code === code)?.instructions ?? []),
  };
}
