import type { EntityRow } from '../../../admin/entity/calls';
import type { Model } from '../../../admin/schema/model';
import type { ResourceService } from '../../../admin/server/service-shape';
import { createTableReading } from '../../../admin/server/table-reading';
import { tableRow } from '../../../admin/server/table-row';
import type { Database } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { Device } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { deviceSentence } from '../../../platform/http/device-words';
import type { SecretService } from '../../../platform/identity/secret/service';
import { hashBearer } from '../../../platform/identity/tokens';
import { forgetDoneJobs } from '../../../platform/jobs/queue';
import type { QuotaService } from '../../../platform/quota/service';
import type { Store } from '../../offers';
import { payingTier, readShopTiers } from '../../shops/server/shop-record/tiers';
import type { MemberProfile } from '../contract';
import { createMemberAccount, type MemberAccountDeps } from './account';
import { memberEntities } from './entities';
import { readMemberIdentifier } from './identifier';
import { readMember, readProfile } from './member-store';
import { createMemberRecovery, type MemberRecoveryDeps } from './recovery';
import { type DeviceRow, ending, forgetEnded, readDevices, readSession, touchSession } from './session-store';
import { createMemberSignIn, type MemberSignInDeps } from './sign-in';
import { createMemberSignUp, type MemberSignUpDeps } from './sign-up';
import { createMemberTasks, MEMBER_TASK, type MemberTaskDeps } from './tasks';
import { createMemberUpgrade, type MemberUpgradeDeps } from './upgrade';

const createDeviceResource = (database: Database): ResourceService =>
  createTableReading<Store<'member-device'>>(database, {
    from: sql`member_sessions s`,
    id: sql`s.id`,
    seenBy: ({ partnerId }) => sql`s.partner_id = ${partnerId}`,
    columns: {
      created_at: sql`s.last_seen_at`,
      last_seen_at: sql`s.last_seen_at`,
      member_id: sql`s.member_id`,
    },
    read: async (db, tail) => (await readDevices(db, tail)).map(present),
  });

const present = (row: DeviceRow): EntityRow =>
  tableRow({
    device: deviceSentence({ ip: row.ip, userAgent: row.user_agent }),
    ip: row.ip,
    status: row.is_open ? 'open' : 'ended',
    last_seen_at: row.last_seen_at,
    member_id: row.member_id,
    id: row.id,
    created_at: row.created_at,
    updated_at: row.last_seen_at,
    reference_titles: row.member_name ? { [row.member_id]: row.member_name } : {},
  });

export interface MemberDeps
  extends Omit<MemberSignUpDeps, 'resource'>,
    MemberRecoveryDeps,
    MemberTaskDeps,
    MemberSignInDeps,
    MemberAccountDeps,
    MemberUpgradeDeps {
  model: Model;
  secret: SecretService;
  quota: MemberSignUpDeps['quota'] &
    MemberRecoveryDeps['quota'] &
    MemberTaskDeps['quota'] &
    MemberAccountDeps['quota'] &
    Pick<QuotaService, 'allowsIn'>;
}

export interface MemberActor {
  partnerId: string;
  memberId: string;
  sessionHash: string;
}

export type MemberService = ReturnType<typeof createMemberService>;

export function createMemberService({ model, ...deps }: MemberDeps) {
  const { database, message } = deps;

  const profileOf = async ({ partnerId, memberId }: Omit<MemberActor, 'sessionHash'>) => {
    const found = await readProfile(database.db, partnerId, memberId);
    if (!found) throw new AppError('UNAUTHENTICATED');
    const { id: _, partner_id, is_blocked, is_unverified, tier_id, ...profile } = found;
    const tier = payingTier(await readShopTiers(database.db, partnerId), tier_id ?? undefined);
    return { ...profile, tier: tier?.name ?? null };
  };

  const resource = model.resources.find(({ name }) => name === 'member');
  return {
    register: createMemberSignUp({ ...deps, resource }),
    account: createMemberAccount(deps, resource),
    recovery: createMemberRecovery(deps),

    ...createMemberSignIn(deps),

    /** Throws UNAUTHENTICATED: no token, or one that is ended, blocked, or of another website. */
    async authenticate(partnerId: string, authorization: string, device: Device): Promise<MemberActor> {
      const sessionHash = hashBearer(authorization);
      const found = await readSession(database, { token_hash: sessionHash, partner: partnerId });
      if (!found) throw new AppError('UNAUTHENTICATED');
      // A read-only database still serves reads.
      if (found.stale)
        await touchSession(database, {
          token_hash: sessionHash,
          ip: device.ip,
          user_agent: device.userAgent,
        }).catch(() => undefined);
      return { partnerId, memberId: found.member_id, sessionHash };
    },

    logout: ({ sessionHash }: MemberActor): Promise<void> =>
      ending.one(database, { token_hash: sessionHash }),

    profile: (actor: MemberActor): Promise<MemberProfile> => profileOf(actor),

    tiers: createMemberUpgrade(deps),

    async idOf(partnerId: string, username: string): Promise<string | null> {
      return (
        (await readMember(database, { partner: partnerId, ...readMemberIdentifier(username) }))?.id ?? null
      );
    },

    resources: { 'member-device': createDeviceResource(database) },
    entities: memberEntities(message, deps.quota),

    task: createMemberTasks(deps),

    /** Safe at any time. Links need no cleanup: there is one per member. */
    async forgetOld(): Promise<void> {
      await forgetEnded(database);
      await forgetDoneJobs(database, [MEMBER_TASK]);
    },
  };
}
