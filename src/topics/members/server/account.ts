import type { z } from 'zod';
import type { ResourceModel } from '../../../admin/schema/model';
import { rewriteRecord } from '../../../admin/server/amend';
import type { Data } from '../../../admin/server/walk';
import { passwordError } from '../../../core/account/password';
import type { Database, Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseErrors } from '../../../platform/http/refuse-errors';
import { type Address, addressesOf, recoveryAddress } from '../../../platform/identity/addresses';
import { dropLinks, makeLink, spendLink, useLink } from '../../../platform/identity/links';
import type { SecretService } from '../../../platform/identity/secret/service';
import type { Letter } from '../../../platform/messages/letter';
import type { MessageService } from '../../../platform/messages/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { readSite, type Site } from '../../shops/server/site-version/published';
import type { memberAddressInput, memberPasswordInput } from '../contract';
import { readMemberIdentifier } from './identifier';
import { changedLetter, movedLetter, moveLetter, notifyMember } from './letters';
import { type Member, readMemberById, replacePassword } from './member-store';
import { openMemberLink } from './recovery';
import { ending } from './session-store';

const MOVE_LINKS: Quota = { kind: 'member-move-link', most: 5, seconds: 3600, gap: 0 };
/** Limit of links to one address, which may be a stranger's. */
const MOVES_TO: Quota = { kind: 'member-move-to', most: 3, seconds: 86_400, gap: 0 };

export interface MemberAccountDeps {
  database: Database;
  message: Pick<MessageService, 'queue'>;
  quota: Pick<QuotaService, 'spend' | 'allows'>;
  secret: Pick<SecretService, 'hash' | 'verifyPassword'>;
  onQueued(): void;
}

interface Whose {
  partnerId: string;
  memberId: string;
}

/** Changes that members make in their own account. `resource`: undefined if members were removed from the panel. */
export function createMemberAccount(
  { database, message, quota, secret, onQueued }: MemberAccountDeps,
  resource: ResourceModel | undefined,
) {
  const own = async ({ partnerId, memberId }: Whose): Promise<Member> => {
    const member = await readMemberById(database.db, partnerId, memberId);
    if (!member) throw new AppError('UNAUTHENTICATED');
    return member;
  };

  /** Counted together with tries to sign in. Throws VALIDATION_FAILED, LOGIN_LOCKED. */
  const checkPassword = async ({ id, password_hash }: Member, password: string): Promise<void> => {
    try {
      await secret.verifyPassword({ who: { id }, password, stored: password_hash, owner: null });
    } catch (failure) {
      if (failure instanceof AppError && failure.code === 'WRONG_CREDENTIALS')
        refuseErrors({ current_password: 'Kata sandi saat ini salah.' });
      throw failure;
    }
  };

  const rewrite = async (tx: Db, { id, partner_id }: Member, change: (data: Data) => Data): Promise<void> => {
    if (!resource) throw new AppError('NOT_FOUND');
    if (!(await rewriteRecord(tx, { resource, partnerId: partner_id, id }, change)))
      throw new AppError('ADDRESS_TAKEN');
  };

  const tell = async (tx: Db, { partner_id }: Member, to: Address, letterOf: (site: Site) => Letter) => {
    const site = await readSite(tx, partner_id);
    await notifyMember(message, tx, to, { site, partnerId: partner_id, letter: letterOf(site) });
  };

  return {
    /** False for a member who came without one and signs in by codes. */
    hasPassword: async (whose: Whose): Promise<boolean> => (await own(whose)).password_hash !== null,

    /** Ends all other sessions. Throws VALIDATION_FAILED, LOGIN_LOCKED. */
    async changePassword(
      whose: Whose & { sessionHash: string },
      { current_password, password }: z.output<typeof memberPasswordInput>,
    ): Promise<void> {
      const member = await own(whose);
      const { email, phone } = member;
      refuseErrors({
        password:
          password === current_password
            ? 'Kata sandi baru harus berbeda dari yang sekarang.'
            : passwordError(password, { email: email ?? '', phone: phone ?? '' }),
      });
      await checkPassword(member, current_password);
      const hash = await secret.hash(password);
      await database.transaction(async (tx) => {
        if (!(await replacePassword(tx, member, hash)))
          refuseErrors({ current_password: 'Kata sandi baru saja diganti. Isi yang berlaku sekarang.' });
        await ending.othersOf(tx, member.id, whose.sessionHash);
        const to = recoveryAddress(member, null);
        if (to) await tell(tx, member, to, (site) => changedLetter(member, site, 'others'));
      });
      onQueued();
    },

    async rename(whose: Whose, name: string): Promise<void> {
      const member = await own(whose);
      await database.transaction((tx) => rewrite(tx, member, () => ({ name })));
    },

    /**
     * Sends a link to the new address; the account keeps the present one until the link is opened. The answer is the
     * same for an address of another account. Throws VALIDATION_FAILED, LOGIN_LOCKED, LINK_WAIT.
     */
    async askMove(
      whose: Whose,
      { address, current_password }: z.output<typeof memberAddressInput>,
    ): Promise<void> {
      const member = await own(whose);
      const present = addressesOf(member).find((one) => one.address === address);
      refuseErrors({ address: present?.isProven ? 'Alamat ini sudah dipakai akun Anda.' : null });
      await checkPassword(member, current_password);
      await spendLink(quota, MOVE_LINKS, member.id);
      if (!(await quota.allows(MOVES_TO, `${member.partner_id} ${address}`))) return;
      const channel = address.includes('@') ? 'email' : 'whatsapp';
      await database.transaction(async (tx) => {
        const token = await makeLink(tx, 'move-member', member, address);
        await tell(tx, member, { channel, address, isProven: false }, (site) =>
          moveLetter(member, site, token),
        );
      });
      onQueued();
    },

    /** Links to the previous addresses end. Throws ADDRESS_TAKEN and as `verify`. */
    async move(partnerId: string, authorization: string): Promise<void> {
      const { member, address, tokenHash } = await openMemberLink(
        database,
        partnerId,
        authorization,
        'move-member',
      );
      const field = readMemberIdentifier(address).field === 'email' ? 'email' : 'phone';
      await database.transaction(async (tx) => {
        await useLink(tx, tokenHash);
        await rewrite(tx, member, ({ status }) => ({
          ...{ [field]: address, [`${field}_verified`]: true },
          ...(status === 'unverified' && { status: 'active' }),
        }));
        await dropLinks(tx, { owner: member.id });
        if (member[field] === address) return;
        for (const to of addressesOf(member))
          await tell(tx, member, to, (site) => movedLetter(member, site, field));
      });
      onQueued();
    },

    /** Ends every session, the caller's too. */
    endAll: ({ memberId }: Whose): Promise<void> => ending.allOf(database.db, memberId),
  };
}
