import { v7 } from 'uuid';
import type { z } from 'zod';
import type { ResourceModel } from '../../../admin/schema/model';
import { passwordError } from '../../../core/account/password';
import type { Database } from '../../../platform/db/client';
import { refuseErrors } from '../../../platform/http/refuse-errors';
import { retryTaken } from '../../../platform/identity/retry';
import type { SecretService } from '../../../platform/identity/secret/service';
import { randomSuffix } from '../../../platform/ledger/order-code';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { readShopTiers } from '../../shops/server/shop-record/tiers';
import type { memberRegisterInput } from '../contract';
import { isUsernameTaken, signUpStatement } from './sign-up-store';
import { MEMBER_TASK } from './tasks';

const SIGN_UPS: Quota = { kind: 'member-sign-up-address', most: 20, seconds: 3600, gap: 0 };

export interface MemberSignUpDeps {
  database: Database;
  /** Undefined if an administrator removed members from the panel. */
  resource: ResourceModel | undefined;
  secret: Pick<SecretService, 'hash'>;
  quota: Pick<QuotaService, 'spendAddress'>;
  onQueued(): void;
}

export function createMemberSignUp({ database, resource, secret, quota, onQueued }: MemberSignUpDeps) {
  const signUp = signUpStatement(resource);

  return async (
    partnerId: string,
    input: z.output<typeof memberRegisterInput>,
    ip: string,
  ): Promise<void> => {
    await quota.spendAddress(SIGN_UPS, ip);
    const { name, username, password, email = null, phone = null } = input;
    const isTaken = await isUsernameTaken(database, { partner: partnerId, username });
    refuseErrors({
      username: isTaken ? 'Username sudah digunakan.' : null,
      password: passwordError(password, { email: email ?? '', phone: phone ?? '' }),
    });
    const tier = (await readShopTiers(database.db, partnerId)).standard?.id ?? null;
    const password_hash = await secret.hash(password);
    const document = {
      name,
      username,
      ...(email && { email }),
      ...(phone && { phone }),
      ...(tier && { tier_id: tier }),
      status: 'unverified',
      email_verified: false,
      phone_verified: false,
      registered_via: email ? 'email' : 'whatsapp',
    };
    await retryTaken(() =>
      signUp(database, {
        ...{ username, email, phone, password_hash, partner: partnerId, tier },
        ...{ id: v7(), task: v7(), job: v7(), kind: MEMBER_TASK },
        data: JSON.stringify({ code: `MBR-${randomSuffix()}`, ...document }),
      }),
    );
    onQueued();
  };
}
