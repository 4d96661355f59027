import { createAddressChange } from '../modules/account/address-change';
import { createAccountService } from '../modules/account/service';
import { createChangelogService } from '../modules/changelog/service';
import { createFeedbackService } from '../modules/feedback/service';
import { createKycService } from '../modules/kyc/service';
import { createOnboardingService } from '../modules/onboarding/service';
import { createPartnerService } from '../modules/partner/service';
import { createPasswordService } from '../modules/password/service';
import { createPinService } from '../modules/pin/service';
import { createSubAccountPin } from '../modules/pin/sub-account';
import { createProfileService } from '../modules/profile/service';
import { createRegionService } from '../modules/region/service';
import { createReminderService } from '../modules/reminder/service';
import { createDeviceService } from '../modules/session/device-service';
import { createSettingService } from '../modules/setting/service';
import { createTicketService } from '../modules/ticket/service';
import type { Ground } from './ground';

export type People = ReturnType<typeof createPeople>;

/** Accounts, who stands behind them, and what they set for themselves. */
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
  return {
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
    subAccountPin: createSubAccountPin({ database, secret, activity, notification }),
    password: createPasswordService({
      ...{ database, secret, activity, notice },
      endOthers: devices.endOthersIn,
    }),
    reminder: createReminderService({ database, activity, message, notification, quota }),
    setting: createSettingService({ database, activity }),
    partner: createPartnerService({ database }),
    feedback: createFeedbackService({ database, activity, notification, quota }),
    ticket: createTicketService({ database, activity, notification, message }),
    onboarding: createOnboardingService({ database }),
    changelog: createChangelogService({ database }),
  };
}
