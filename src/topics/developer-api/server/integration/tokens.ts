import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { API_TOKEN } from '../../../../core/states';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { SecretService } from '../../../../platform/identity/secret/service';
import type { VaultService } from '../../../../platform/vault/service';
import {
  type AccessToken,
  type accessTokenInput,
  type CreatedToken,
  MOST_TOKENS,
  OVERLAP_HOURS,
} from '../../contract/integration';
import type { ApiEnvironment } from '../../domain/words';
import { overlapping } from './overlapping';
import { insertToken, readToken, readTokens, revokeToken, rotateToken, takeTurn } from './token-store';

export interface TokenDeps {
  database: Database;
  vault: Pick<VaultService, 'sealText'>;
  secret: Pick<SecretService, 'checkPin'>;
  activity: Pick<ActivityService, 'record'>;
}

const prefixes: Record<ApiEnvironment, string> = { sandbox: 'lk_test_', production: 'lk_live_' };
const TAIL = 4;

/** Encryption context of a token's secret. */
export const contextOf = (tokenId: string): string => `access token ${tokenId}`;

/** API tokens. A secret can spend the balance, so only owners create them. */
export function createTokens({ database, vault, secret, activity }: TokenDeps) {
  const newSecret = (id: string) => {
    const plain = randomBytes(32).toString('base64url');
    return { plain, sealed: vault.sealText(plain, contextOf(id)), tail: plain.slice(-TAIL) };
  };

  const known = async (actor: Actor, id: string): Promise<AccessToken> => {
    const token = await readToken(database, { partner: actor.partnerId, id });
    if (!token) throw new AppError('NOT_FOUND');
    return token;
  };

  return {
    list: (actor: Actor): Promise<AccessToken[]> => readTokens(database, { partner: actor.partnerId }),

    /** Throws PIN errors, and RULE_CONFLICT. */
    async create(
      actor: Actor,
      { pin, label, environment, scopes, expires_in_days: days }: z.output<typeof accessTokenInput>,
    ): Promise<CreatedToken> {
      await secret.checkPin(actor, pin);
      const id = v7();
      const { plain, ...made } = newSecret(id);
      await database.transaction(async (tx) => {
        await takeTurn(tx, actor.partnerId);
        const isMade = await insertToken(tx, {
          ...{ id, partner: actor.partnerId, user: actor.userId, label, environment, scopes, days },
          ...{ ...made, access_key: prefixes[environment] + randomBytes(18).toString('base64url') },
          most: MOST_TOKENS,
        });
        if (!isMade) throw new AppError('RULE_CONFLICT', { reason: `Maksimal ${MOST_TOKENS} token aktif.` });
        await activity.record(tx, actor, { code: 'api_token.create', object: label });
      });
      return { ...(await known(actor, id)), secret: plain };
    },

    /**
     * Throws NOT_FOUND, PIN errors, SECRET_OVERLAP while the previous secret is valid, and ACT_NOT_NOW for an
     * ended token.
     */
    async rotate(actor: Actor, id: string, pin: string): Promise<CreatedToken> {
      const { label } = await known(actor, id);
      await secret.checkPin(actor, pin);
      const { plain, ...made } = newSecret(id);
      const isRotated = await database.transaction(async (tx) => {
        const done = await rotateToken(tx, {
          ...{ ...made, partner: actor.partnerId, id },
          hours: OVERLAP_HOURS,
        });
        if (done) await activity.record(tx, actor, { code: 'api_token.rotate', object: label });
        return done;
      });
      const token = await known(actor, id);
      if (isRotated) return { ...token, secret: plain };
      const { status, previous_until } = token;
      const overlaps = status === API_TOKEN.active && previous_until !== null;
      throw overlaps ? overlapping(previous_until) : new AppError('ACT_NOT_NOW');
    },

    /** Takes effect with the commit, because tokens are not cached. Throws NOT_FOUND. */
    async revoke(actor: Actor, id: string): Promise<AccessToken> {
      const { label } = await known(actor, id);
      await database.transaction(async (tx) => {
        const isEnded = await revokeToken(tx, { partner: actor.partnerId, id });
        if (isEnded) await activity.record(tx, actor, { code: 'api_token.revoke', object: label });
      });
      return known(actor, id);
    },
  };
}
