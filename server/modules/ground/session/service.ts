import type { z } from 'zod';
import type { AccessFacts, Can } from '../../../../src/core/access/reason';
import type { ReplyOf } from '../../../../src/core/contract/endpoint';
import { PROFIT_KEY } from '../../../../src/core/contract/profit-key';
import type { AuthType, LiveChannel, login } from '../../../../src/core/contract/session';
import { readIdentifier } from '../../../../src/core/session/identifier';
import { isPanelExpired } from '../../../../src/core/session/panel-status';
import type { Database, Db } from '../../../db/client';
import type { Actor, Device } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { ActivityService, Doer } from '../activity/service';
import type { SecretService } from '../secret/service';
import {
  type Account,
  findAccount,
  findAccountById,
  forgetEndedSessions,
  insertSession,
  isAtHome,
  livingAmong,
  readSession,
  revokeAll,
  revokeSession,
  type SessionFacts,
  touchSession,
} from './store';
import { insertTickets, type TicketHolder, takeTicket } from './ticket-store';
import { hashToken, newToken } from './tokens';

export interface SessionDeps {
  database: Database;
  secret: SecretService;
  activity: ActivityService;
  canFor(facts: AccessFacts): Promise<Can>;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Opens, reads and ends sessions, and hands out tickets of the live channels. */
export function createSessionService({ database, secret, activity, canFor }: SessionDeps) {
  const open = async (
    account: Account,
    authType: AuthType,
    device: Device,
  ): Promise<ReplyOf<typeof login>> => {
    if (!(await isAtHome(database, account.id, device.ip))) {
      throw new AppError('RULE_CONFLICT', { reason: 'Akun ini tidak dapat dipakai dari alamat IP Anda.' });
    }
    const accessToken = newToken();
    const { expires_at } = await insertSession(database, {
      token_hash: hashToken(accessToken),
      user_id: account.id,
      auth_type: authType,
      ip: device.ip,
      user_agent: device.userAgent,
    });
    await activity.record(database.db, doerOf(account, device), { code: 'session.login' });
    return { accessToken, authType, user_id: account.id, expires_at };
  };

  return {
    /** Throws RULE_CONFLICT at an address where it may not be used, WRONG_CREDENTIALS and LOGIN_LOCKED, for unknown and disabled accounts exactly as for known ones. */
    async login(input: z.output<typeof login.body>, device: Device): Promise<ReplyOf<typeof login>> {
      const identifier = readIdentifier(input.identifier);
      const account = await findAccount(database, identifier);
      const known = account && !account.disabled ? account : null;
      await secret.verifyPassword({
        who: account ? { id: account.id } : { typed: identifier.value },
        password: input.password,
        stored: known?.password_hash ?? null,
        owner: known && doerOf(known, device),
      });
      if (!known) throw new Error('a missing account passed the password check');
      return open(known, identifier.authType, device);
    },

    /** Opens a session for who has proven otherwise who they are. Null when the account is gone or disabled. */
    async openFor(userId: string, authType: AuthType, device: Device): Promise<ReplyOf<typeof login> | null> {
      const account = await findAccountById(database, userId);
      return account && !account.disabled ? open(account, authType, device) : null;
    },

    /** The caller behind a token; null when there is none any more. */
    async authenticate(token: string, device: Device): Promise<Actor | null> {
      const sessionHash = hashToken(token);
      const facts = await readSession(database, sessionHash, device.ip);
      if (!facts) return null;
      // A database that takes no writes still serves reads.
      if (facts.stale) await touchSession(database, sessionHash).catch(() => undefined);
      return {
        userId: facts.user_id,
        partnerId: facts.partner_id,
        role: facts.role,
        name: facts.name,
        sessionHash,
        verified: facts.is_verified,
        can: await canFor(accessFactsOf(facts)),
        device,
      };
    },

    async logout(actor: Actor): Promise<void> {
      await revokeSession(database, actor.sessionHash);
      await activity.record(database.db, actor, { code: 'session.logout' });
    },

    /** Ends every session of a person, with the commit of `tx`. */
    endAllIn: (tx: Db, userId: string): Promise<void> => revokeAll(tx, userId),

    /**
     * A key for one socket of each channel, valid 30 seconds and once. Channels that the person may not read are left out.
     * Throws FORBIDDEN when none is left.
     */
    async createLiveTickets({ can, sessionHash }: Actor, asked: readonly LiveChannel[]) {
      const channels = [...new Set(asked)].filter((channel) => mayWatch(can, channel));
      if (channels.length === 0) throw new AppError('FORBIDDEN');
      const tickets = channels.map(() => newToken());
      const { expires_at } = await insertTickets(database, {
        ...{ session_hash: sessionHash, channels, ticket_hashes: tickets.map(hashToken) },
      });
      return {
        tickets: Object.fromEntries(channels.map((channel, nth) => [channel, tickets[nth]])),
        expires_at,
      };
    },

    /** Uses a ticket up. Null when it is unknown, used, too old, for another channel, or its session has ended. */
    consumeLiveTicket: (ticket: string, channel: LiveChannel): Promise<TicketHolder | null> =>
      takeTicket(database, hashToken(ticket), channel),

    /** Which of these sessions still stand; open sockets ask so that they close soon after their session. */
    livingAmong: (sessionHashes: readonly string[]): Promise<Set<string>> =>
      livingAmong(database, sessionHashes),

    /** What the person of a session may do now; null when the session has ended. */
    async canOf(sessionHash: string): Promise<Can | null> {
      const facts = await readSession(database, sessionHash, null);
      return facts ? canFor(accessFactsOf(facts)) : null;
    },

    forgetEndedSessions: () => forgetEndedSessions(database),
  };
}

/** The main balance and what happens to orders are everybody's work; profit is for whoever may read it. */
export const mayWatch = (can: Can, channel: LiveChannel): boolean =>
  channel !== 'mitra-panel-balance' || can(PROFIT_KEY).can;

const doerOf = ({ id: userId, partner_id: partnerId, role, name }: Account, device: Device): Doer => ({
  ...{ userId, partnerId, role, name, device },
});

function accessFactsOf(facts: SessionFacts): AccessFacts {
  const panel = facts.tier_has_panel ? { expired_date: facts.panel_expired_date } : null;
  return {
    privileges: facts.privileges,
    isSubAccount: facts.role === 'sub',
    panelExpired: isPanelExpired(panel, facts.now),
    tierHasPanel: facts.tier_has_panel,
    seesCost: facts.can_see_cost,
    seesProfit: facts.can_see_profit,
  };
}
