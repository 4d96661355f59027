import { createListViews } from '../../admin/server/list-views';
import { rupiah } from '../../core/format/money';
import { isDemo } from '../../platform/demonstration';
import { randomSuffix } from '../../platform/ledger/order-code';
import { createAddressChange } from '../../topics/accounts/server/account/address-change';
import { createAccountService } from '../../topics/accounts/server/account/service';
import { createPartnerService } from '../../topics/accounts/server/partner/service';
import { createPasswordService } from '../../topics/accounts/server/password/service';
import { createPinService } from '../../topics/accounts/server/pin/service';
import { createSubAccountPin } from '../../topics/accounts/server/pin/sub-account';
import { createProfileService } from '../../topics/accounts/server/profile/service';
import { createDeviceService } from '../../topics/accounts/server/session/device-service';
import { createChangelogService } from '../../topics/changelog/server/service';
import { createFeedbackService } from '../../topics/feedback/server/service';
import { typedNumber } from '../../topics/finder/domain';
import { createRegionService } from '../../topics/kyc/server/region/service';
import { createKycService } from '../../topics/kyc/server/service';
import { createOnboardingService } from '../../topics/onboarding/server/service';
import { searchOrders } from '../../topics/orders/server/transaction/found-store';
import { createReminderService } from '../../topics/reminders/server/service';
import { createSettingService } from '../../topics/settings/server/service';
import { createSubAccountService } from '../../topics/sub-accounts/server/service';
import { createTelegramService } from '../../topics/telegram/server/service';
import { createTicketService } from '../../topics/tickets/server/service';
import type { Cause } from '../../topics/tickets/server/write-store';
import { searchTopups } from '../../topics/topup/server/found-store';
import { searchWithdrawals } from '../../topics/withdrawals/server/found-store';
import type { Platform } from './platform';

/** Enough: few codes share an ending. */
const MOST = 5;

const causesOf =
  ({ database }: Pick<Platform, 'database'>) =>
  async (partnerId: string, code: string): Promise<Cause | null> => {
    const typed = typedNumber(code);
    if (!typed) return null;
    const [orders, topups, withdrawals] = await Promise.all([
      searchOrders(database, partnerId, typed, MOST),
      searchTopups(database, partnerId, typed, MOST),
      searchWithdrawals(database, partnerId, typed, MOST),
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

export function createPeople(platform: Platform) {
  const { env, database, model, activity, notification, ledger, message, quota, otp, secret, session } =
    platform;
  const { vault, privateFile, tier, autoReview, notice, upload, wake } = platform;
  const region = createRegionService();
  const listViews = createListViews({ database, model });
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
    ...{ database, bot: platform.telegram, activity, message, notification, quota },
    demo: () => isDemo(env, database),
  });
  return {
    telegram,
    account: createAccountService({
      ...{ database, activity, notification, ledger, message, quota, otp, secret, session },
      onQueued: wake,
      otpLogin: env.OTP,
    }),
    addressChange: createAddressChange({ database, activity, notification, message, otp, session }),
    devices,
    kyc,
    region,
    profile: createProfileService({
      ...{ database, activity, notification, pictures: upload, accessKeys: model.accessKeys, listViews },
    }),
    listViews,
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
      causeOf: causesOf(platform),
      suffix: () => randomSuffix(TICKET_CODE),
    }),
    onboarding: createOnboardingService({ database }),
    changelog: createChangelogService({ database }),
  };
}
