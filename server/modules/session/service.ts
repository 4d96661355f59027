import type { z } from 'zod';
import type { AccessFacts, Can } from '../../../src/core/access/reason';
import type { ReplyOf } from '../../../src/core/contract/endpoint';
import type { LiveChannel, login } from '../../../src/core/contract/session';
import { isPanelExpired } from '../../../src/core/session/panel-status';
import type { Database } from '../../db/client';
import type { Actor } from '../../http/actor';
import type { SecretService } from '../secret/service';
import { readIdentifier } from './identifier';
import {
  findAccount,
  forgetEndedSessions,
  insertSession,
  livingAmong,
  readSession,
  revokeSession,
  type SessionFacts,
  touchSession,
} from './store';
import { insertTicket, type TicketHolder, takeTicket } from './ticket-store';
import { hashToken, newToken } from './tokens';

/** Where a sign-in came from, kept for the list of sessions. */
export interface Device {
  ip: string;
  userAgent: string;
}

export interface SessionDeps {
  database: Database;
  secret: SecretService;
  canFor(facts: AccessFacts): Promise<Can>;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Opens, reads and ends sessions, and hands out tickets of the live channels. */
export function createSessionService({ database, secret, canFor }: SessionDeps) {
  return {
    /** Throws WRONG_CREDENTIALS and LOGIN_LOCKED, for unknown and disabled accounts exactly as for known ones. */
    async login(input: z.output<typeof login.body>, device: Device): Promise<ReplyOf<typeof login>> {
      const identifier = readIdentifier(input.identifier);
      const account = await findAccount(database, identifier);
      const open = account && !account.disabled ? account : null;
      await secret.verifyPassword(identifier.value, input.password, open?.password_hash ?? null);
      if (!open) throw new Error('a missing account passed the password check');
      const accessToken = newToken();
      const { expires_at } = await insertSession(database, {
        token_hash: hashToken(accessToken),
        user_id: open.id,
        auth_type: identifier.authType,
        ip: device.ip,
        user_agent: device.userAgent.slice(0, 300),
      });
      return { accessToken, authType: identifier.authType, user_id: open.id, expires_at };
    },

    /** The caller behind a token; null when there is none any more. */
    async authenticate(token: string): Promise<Actor | null> {
      const sessionHash = hashToken(token);
      const facts = await readSession(database, sessionHash);
      if (!facts) return null;
      // A database that takes no writes still serves reads.
      if (facts.stale) await touchSession(database, sessionHash).catch(() => undefined);
      return {
        userId: facts.user_id,
        partnerId: facts.partner_id,
        role: facts.role,
        name: facts.name,
        sessionHash,
        can: await canFor(accessFactsOf(facts)),
      };
    },

    logout: (actor: Actor): Promise<void> => revokeSession(database, actor.sessionHash),

    /** A key for one socket of one channel, valid 30 seconds and once. */
    async createLiveTicket(
      actor: Actor,
      channel: LiveChannel,
    ): Promise<{ ticket: string; expires_at: string }> {
      const ticket = newToken();
      const row = { ticket_hash: hashToken(ticket), session_hash: actor.sessionHash, channel };
      const { expires_at } = await insertTicket(database, row);
      return { ticket, expires_at };
    },

    /** Uses a ticket up. Null when it is unknown, used, too old, for another channel, or its session has ended. */
    consumeLiveTicket: (ticket: string, channel: LiveChannel): Promise<TicketHolder | null> =>
      takeTicket(database, hashToken(ticket), channel),

    /** Which of these sessions still stand; open sockets ask so that they close soon after their session. */
    livingAmong: (sessionHashes: readonly string[]): Promise<Set<string>> =>
      livingAmong(database, sessionHashes),

    forgetEndedSessions: () => forgetEndedSessions(database),
  };
}

function accessFactsOf(facts: SessionFacts): AccessFacts {
  const panel = facts.tier_has_panel ? { expired_date: facts.panel_expired_date } : null;
  return {
    privileges: facts.privileges,
    isSubAccount: facts.role === 'sub',
    panelExpired: isPanelExpired(panel, facts.now),
    tierHasPanel: facts.tier_has_panel,
  };
}
