import type { z } from 'zod';
import { keysOfPerson } from '../../../../admin/access/privileges';
import type { AccessKey } from '../../../../admin/schema/resource';
import type { ReplyOf } from '../../../../core/contract/endpoint';
import { PROFIT_KEY } from '../../../../core/contract/profit-key';
import type { AuthType, LiveChannel, login } from '../../../../core/contract/session';
import { isPanelExpired } from '../../../../core/session/panel-status';
import type { AccessFacts, Can } from '../../../../core/session/reason';
import type { ActivityService, Doer } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import { queryOne, queryRow } from '../../../../platform/db/statement';
import type { Actor, Device } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { SecretService } from '../../../../platform/identity/secret/service';
import { hashToken, newToken } from '../../../../platform/identity/tokens';
import { readIdentifier } from '../../domain';
import {
  type Account,
  ending,
  forgetEndedSessions,
  insertSession,
  isAtHome,
  LIVES,
  readAccount,
  readAccountById,
  readLivingSessions,
  readSession,
  type SessionFacts,
  touchSession,
} from './store';

interface NewTickets {
  session_hash: string;
  ticket_hashes: readonly string[];
  channels: readonly LiveChannel[];
}

const insertTickets = queryRow<NewTickets, { expires_at: string }>(
  'live-tickets-insert',
  `with stale as (delete from live_tickets where session_hash = :session_hash and expires_at < now())
   insert into live_tickets (ticket_hash, session_hash, channel, expires_at)
   select hash, :session_hash, channel, now() + interval '30 seconds'
   from unnest(:ticket_hashes::text[], :channels::text[]) as asked (hash, channel)
   returning expires_at`,
);

interface TicketHolder {
  partnerId: string;
  userId: string;
  role: 'owner' | 'sub';
  sessionHash: string;
}

/** Deletes and returns in one statement, so that only one of two sockets with the same ticket opens. */
const takeTicket = queryOne<{ ticket_hash: string; channel: LiveChannel }, TicketHolder>(
  'live-ticket-take',
  `with taken as (
     delete from live_tickets where ticket_hash = :ticket_hash and channel = :channel
     returning session_hash, expires_at
   )
   select u.partner_id as "partnerId", u.id as "userId", u.role, s.token_hash as "sessionHash"
   from taken
   join sessions s on s.token_hash = taken.session_hash
   join users u on u.id = s.user_id
   where taken.expires_at > now() and ${LIVES}`,
);

export interface SessionDeps {
  database: Database;
  secret: SecretService;
  activity: ActivityService;
  accessKeys: readonly AccessKey[];
  canFor(facts: AccessFacts): Promise<Can>;
}

export type SessionService = ReturnType<typeof createSessionService>;

export function createSessionService({ database, secret, activity, accessKeys, canFor }: SessionDeps) {
  const canOf = (facts: SessionFacts) => canFor(accessFactsOf(facts, accessKeys));

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
    /**
     * Throws RULE_CONFLICT at a disallowed address, WRONG_CREDENTIALS and LOGIN_LOCKED, equally for unknown,
     * disabled and known accounts.
     */
    async login(input: z.output<typeof login.body>, device: Device): Promise<ReplyOf<typeof login>> {
      const identifier = readIdentifier(input.identifier);
      const { authType, value } = identifier;
      const account = await readAccount(database, { email: null, phone: null, [authType]: value });
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

    /** Opens a session after other authentication. Null if the account is deleted or disabled. */
    async openFor(userId: string, authType: AuthType, device: Device): Promise<ReplyOf<typeof login> | null> {
      const account = await readAccountById(database, { id: userId });
      return account && !account.disabled ? open(account, authType, device) : null;
    },

    async authenticate(token: string, device: Device): Promise<Actor | null> {
      const sessionHash = hashToken(token);
      const facts = await readSession(database, sessionHash, device.ip);
      if (!facts) return null;
      // A read-only database still serves reads.
      if (facts.stale) await touchSession(database, { token_hash: sessionHash }).catch(() => undefined);
      return {
        userId: facts.user_id,
        partnerId: facts.partner_id,
        role: facts.role,
        name: facts.name,
        sessionHash,
        verified: facts.is_verified,
        can: await canOf(facts),
        device,
      };
    },

    async logout(actor: Actor): Promise<void> {
      await ending.one(database, { token_hash: actor.sessionHash });
      await activity.record(database.db, actor, { code: 'session.logout' });
    },

    endAllIn: ending.allOf,

    /**
     * Tickets for one socket per channel, single-use, valid 30 seconds. Omits channels that the user may not
     * read. Throws FORBIDDEN if none remains.
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

    /**
     * Consumes a ticket. Null if it is unknown, used, expired, for another channel, or its session has ended.
     */
    consumeLiveTicket: (ticket: string, channel: LiveChannel): Promise<TicketHolder | null> =>
      takeTicket(database, { ticket_hash: hashToken(ticket), channel }),

    livingAmong: async (token_hashes: readonly string[]): Promise<Set<string>> =>
      new Set(await readLivingSessions(database, { token_hashes })),

    async canOf(sessionHash: string): Promise<Can | null> {
      const facts = await readSession(database, sessionHash, null);
      return facts ? canOf(facts) : null;
    },

    forgetEndedSessions: () => forgetEndedSessions(database),
  };
}

/** Main balance and orders are for all users; profit needs permission. */
export const mayWatch = (can: Can, channel: LiveChannel): boolean =>
  channel !== 'mitra-panel-balance' || can(PROFIT_KEY).can;

const doerOf = ({ id: userId, partner_id: partnerId, role, name }: Account, device: Device): Doer => ({
  ...{ userId, partnerId, role, name, device },
});

function accessFactsOf(facts: SessionFacts, accessKeys: readonly AccessKey[]): AccessFacts {
  const panel = facts.tier_has_panel ? { expired_date: facts.panel_expired_date } : null;
  return {
    privileges: keysOfPerson(facts.privileges, accessKeys),
    isSubAccount: facts.role === 'sub',
    panelExpired: isPanelExpired(panel, facts.now),
    tierHasPanel: facts.tier_has_panel,
    seesCost: facts.can_see_cost,
    seesProfit: facts.can_see_profit,
  };
}
