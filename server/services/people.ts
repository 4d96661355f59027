import { typedNumber } from '../../src/core/finder/typed-number';
import { rupiah } from '../../src/core/format/money';
import { isDemo } from '../demonstration';
import { createDeviceService } from '../modules/ground/session/device-service';
import { createAddressChange } from '../modules/people/account/address-change';
import { createAccountService } from '../modules/people/account/service';
import { createChangelogService } from '../modules/people/changelog/service';
import { createFeedbackService } from '../modules/people/feedback/service';
import { createKycService } from '../modules/people/kyc/service';
import { createOnboardingService } from '../modules/people/onboarding/service';
import { createPartnerService } from '../modules/people/partner/service';
import { createPasswordService } from '../modules/people/password/service';
import { createPinService } from '../modules/people/pin/service';
import { createSubAccountPin } from '../modules/people/pin/sub-account';
import { createProfileService } from '../modules/people/profile/service';
import { createRegionService } from '../modules/people/region/service';
import { createReminderService } from '../modules/people/reminder/service';
import { createSettingService } from '../modules/people/setting/service';
import { createSubAccountService } from '../modules/people/sub-account/service';
import { createTelegramService } from '../modules/people/telegram/service';
import { createTicketService } from '../modules/people/ticket/service';
import type { Cause } from '../modules/people/ticket/write-store';
import { foundTopups } from '../modules/trade/topup/found-store';
import { foundOrders } from '../modules/trade/transaction/found-store';
import { randomSuffix } from '../modules/trade/transaction/order-code';
import { foundWithdrawals } from '../modules/trade/withdrawal/found-store';
import type { Ground } from './ground';

/** Enough: few codes share an ending. */
const MOST = 5;

const causesOf =
  ({ database }: Pick<Ground, 'database'>) =>
  async (partnerId: string, code: string): Promise<Cause | null> => {
    const typed = typedNumber(code);
    if (!typed) return null;
    const [orders, topups, withdrawals] = await Promise.all([
      foundOrders(database, partnerId, typed, MOST),
      foundTopups(database, partnerId, typed, MOST),
      foundWithdrawals(database, partnerId, typed, MOST),
    ]);
    const causes: Cause[] = [
      ...orders.map(({ id, code, product_name, item_name }) => ({
        ...{ type: 'transaction' as const, id, code },
        title: `${product_name} – ${item_name}`,
      })),
      ...topups.map(({ id, code, method_name, invoice_paid_amount }) => ({
        ...{ type: 'topup' as const, id, code },
        title: `Top up ${rupiah(invoice_paid_amount)} lewat ${method_name}`,
      })),
      ...withdrawals.map(({ id, code, amount }) => ({
        ...{ type: 'withdrawal' as const, id, code },
        title: `Penarikan ${rupiah(amount)}`,
      })),
    ];
    return causes.find((cause) => cause.code === code) ?? null;
  };

export type People = ReturnType<typeof createPeople>;

/** Length of a ticket code, which people read aloud. */
const TICKET_CODE = 4;

export function createPeople(ground: Ground) {
  const { env, database, model, activity, notification, ledger, message, quota, otp, secret, session } =
    ground;
  const { vault, privateFile, tier, autoReview, notice, upload, wake } = ground;
  const region = createRegionService();
  const devices = createDeviceService({ database, activity });
  const kyc = createKycService({
    ...{
      database,
      vault,
      region,
      privateFile,
      secret,
      activity,
      notification,
      message,
      tier,
      autoReview,
      quota,
    },
    wake,
  });
  const telegram = createTelegramService({
    ...{ database, bot: ground.telegram, activity, message, notification, quota },
    demo: () => isDemo(env, database),
  });
  return {
    telegram,
    account: createAccountService({
      ...{ database, activity, notification, ledger, message, quota, otp, secret, session },
      onQueued: wake,
      privileges: model.accessKeys.map(({ key }) => key),
      otpLogin: env.OTP,
    }),
    addressChange: createAddressChange({ database, activity, notification, message, otp, session }),
    devices,
    kyc,
    region,
    profile: createProfileService({ database, activity, notification, pictures: upload }),
    pin: createPinService({
      ...{ database, secret, otp, activity, notice },
      birthDateOf: kyc.birthDateOf,
    }),
    subAccounts: createSubAccountService({
      ...{ database, activity, notification, message, quota, secret, session },
      accessKeys: model.accessKeys,
      onQueued: wake,
    }),
    subAccountPin: createSubAccountPin({ database, secret, activity, notification }),
    password: createPasswordService({
      ...{ database, secret, activity, notice },
      endOthers: devices.endOthersIn,
    }),
    reminder: createReminderService({
      ...{ database, activity, message, notification, quota },
      telegramChats: telegram.hearing,
    }),
    setting: createSettingService({ database, activity }),
    partner: createPartnerService({ database }),
    feedback: createFeedbackService({ database, activity, notification, quota }),
    ticket: createTicketService({
      ...{ database, activity, notification, quota, privateFile },
      causeOf: causesOf(ground),
      suffix: () => randomSuffix(TICKET_CODE),
    }),
    onboarding: createOnboardingService({ database }),
    changelog: createChangelogService({ database }),
  };
}
