import {
  type Payment,
  type PaymentInstruction,
  type PaymentMethod,
  sandboxPaymentPath,
} from '../../../core/contract/payment';
import {
  type Charge,
  type Charged,
  GatewayError,
  type PaymentGateway,
} from '../../../platform/adapters/payment/payment';
import { isOpen, type OpenHours, opensAt } from '../domain';
import { transferSteps } from './instructions';
import { gatewayMethods, type MethodRow, type TransferAccount, transferMethod } from './methods';
import type { Payable } from './receive';
import { isPayable } from './validate';

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

type SandboxPayable = Pick<Payable, 'id' | 'status' | 'gateway'> & { payment: Payment | null };

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

  const find = async (code: string): Promise<Offer | undefined> => {
    const methods = [...(await ofGateway()), ...(await byHand())];
    const method = methods.find((one) => one.code === code);
    return method && offerOf(method, await clock());
  };

  return {
    gateway,

    list: () => offers(ofGateway()),

    listManual: () => offers(byHand()),

    find,

    /** Methods of the platform that take no payment now. */
    outOfOrder: gatewayMethods
      .map(({ code }) => code)
      .filter((code) => maintenance.includes(code) || !gateway?.serves(code)),

    /**
     * Requests payment details, outside transactions. `again`: an earlier answer may be lost, so its charge is
     * looked for first. Throws `GatewayError`.
     */
    charge: async (
      asked: Omit<Charge, 'kind' | 'brand'>,
      { again }: { again: boolean },
    ): Promise<Charged> => {
      const offer = await find(asked.method);
      if (!gateway || !offer || offer.kind === 'manual') {
        throw new GatewayError('This gateway does not serve it');
      }
      const charge = { ...asked, kind: offer.kind, brand: offer.brand };
      return (again ? await gateway.find(charge) : null) ?? gateway.create(charge);
    },

    /** Page where a demonstration's payer pays; null with a real gateway and once paid. */
    sandboxUrl: ({ id, status, gateway: by, payment }: SandboxPayable): string | null =>
      isPayable(status) && by === 'sandbox' && payment && gateway?.name === by
        ? sandboxPaymentPath(id)
        : null,

    /** Payment steps, also for methods no longer offered, whose payments may be open. */
    instructionsOf: (code: string, payment: Payment | null): PaymentInstruction[] =>
      payment?.kind === 'manual'
        ? transferSteps(payment.bank)
        : (gatewayMethods.find((one) => one.code === code)?.instructions ?? []),
  };
}
