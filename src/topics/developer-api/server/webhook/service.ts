import { v7 } from 'uuid';
import type { ActivityCode } from '../../../../core/text/activities';
import { PING, webhookFailures } from '../../../../core/text/webhook';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { SecretService } from '../../../../platform/identity/secret/service';
import { forgetDoneJobs } from '../../../../platform/jobs/queue';
import { notifyResource } from '../../../../platform/live/notify-resource';
import type { Quota, QuotaService } from '../../../../platform/quota/service';
import type { VaultService } from '../../../../platform/vault/service';
import { OVERLAP_HOURS } from '../../contract/integration';
import type { ApiDelivery } from '../../contract/open-api/deliveries';
import {
  MOST_RESENT,
  MOST_WEBHOOKS,
  type NewWebhook,
  type Webhook,
  type WebhookInput,
} from '../../contract/webhook';
import { messageText } from '../../contract/webhook-message';
import { isSentIn, NOT_IN_SANDBOX } from '../../domain/webhook-worlds';
import type { ApiEnvironment } from '../../domain/words';
import { overlapping } from '../integration/overlapping';
import { createDelivery, createSigning, type DeliveryDeps } from './deliver';
import { forgetOldDeliveries, storeTries } from './delivery-store';
import {
  changeEndpoint,
  dropEndpoint,
  failedOf,
  insertEndpoint,
  lockEndpoints,
  pauseEndpoint,
  readEndpoints,
  readReceiver,
  renewSecret,
  resumeEndpoint,
} from './endpoint-store';
import { deliveryHandlers } from './handlers';
import { readDeliveryRows, readHistoryPage } from './history-store';
import { DELIVER_SLOWLY, DELIVER_WEBHOOK, RESEND_PERIOD, WEBHOOK_EVENT } from './kinds';
import { sendAgain, storePing } from './log-store';
import { createResend } from './resend';
import { createDeliveryLog } from './resource';
import { contextOf, newSecret } from './secret';
import { createSpread } from './spread';
import { wakeEndpoints } from './spread-store';

const CURSOR = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Webhook deliveries of one environment of a partner. Throws BAD_REQUEST for an invalid cursor. */
const createHistory =
  (database: Database) =>
  async (
    { partnerId, environment }: { partnerId: string; environment: ApiEnvironment },
    { status, cursor, limit }: { status?: number | undefined; cursor?: string | undefined; limit: number },
  ): Promise<{ data: ApiDelivery[]; meta: { next: string | null } }> => {
    const [, before, id] = cursor === undefined ? [] : (CURSOR.exec(cursor) ?? []);
    if (cursor !== undefined && id === undefined) {
      throw new AppError('BAD_REQUEST', undefined, { cursor: ['Bukan penanda dari meta.next.'] });
    }
    const rows = await readHistoryPage(database, {
      ...{ partner: partnerId, environment, status: status ?? null, most: limit + 1 },
      ...{ before: before === undefined ? null : Number(before), id: id ?? null },
    });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return {
      data: shown.map(({ at: _at, ...row }) => row),
      meta: { next: last ? `${last.at}_${last.id}` : null },
    };
  };

interface WebhookDeps extends DeliveryDeps {
  vault: Pick<VaultService, 'sealText' | 'openText'>;
  secret: Pick<SecretService, 'checkPin'>;
  quota: Pick<QuotaService, 'spend'>;
  activity: Pick<ActivityService, 'record'>;
}

/** Limit of pings, so that this server cannot be used to scan the internet. */
const PINGS: Quota = { kind: 'webhook-ping', most: 30, seconds: 3600, gap: 0 };

/** Created, and ended. */
const EVENTS_OF_AN_ORDER = 2;

interface SandboxOrderName {
  code: string;
  created_at: string;
}

export type WebhookService = ReturnType<typeof createWebhookService>;

/** Webhooks to partners' servers (domain 3.11). */
export function createWebhookService(deps: WebhookDeps) {
  const { database, vault, secret, quota, activity, servers } = deps;
  const signing = createSigning(deps);

  const one = async (db: Db, { partnerId }: Actor, id: string): Promise<Webhook> => {
    const [found] = await readEndpoints(db, partnerId, id);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  };

  const refuseAddress = (url: string): void => {
    const failure = servers.refusalOf(url);
    if (failure) throw new AppError('VALIDATION_FAILED', undefined, { url: [webhookFailures[failure]] });
  };

  /** An endpoint keeps its environment. Throws NOT_FOUND. */
  const refuseEvents = async (actor: Actor, id: string, events: WebhookInput['events']): Promise<void> => {
    const { environment } = await one(database.db, actor, id);
    if (isSentIn(environment, events)) return;
    throw new AppError('VALIDATION_FAILED', undefined, { events: [NOT_IN_SANDBOX] });
  };

  const change = (
    actor: Actor,
    id: string,
    code: ActivityCode,
    work: (tx: Db, endpoint: { partner: string; id: string }) => Promise<boolean>,
  ): Promise<Webhook> =>
    database.transaction(async (tx) => {
      if (!(await work(tx, { partner: actor.partnerId, id }))) throw new AppError('NOT_FOUND');
      const changed = await one(tx, actor, id);
      await activity.record(tx, actor, { code, object: changed.url });
      return changed;
    });

  return {
    resources: { 'webhook-delivery': createDeliveryLog(database) },
    entities: { 'webhook-delivery': { actions: deliveryHandlers } },
    jobs: {
      [WEBHOOK_EVENT]: createSpread(database),
      [RESEND_PERIOD]: createResend(database),
      [DELIVER_WEBHOOK]: createDelivery(deps),
      [DELIVER_SLOWLY]: createDelivery(deps),
    },

    history: createHistory(database),

    sandboxEvents: ({ partnerId }: Pick<Actor, 'partnerId'>, { code, created_at }: SandboxOrderName) =>
      readDeliveryRows(database, {
        ...{ partner: partnerId, environment: 'sandbox', code, from: created_at },
        most: MOST_WEBHOOKS * EVENTS_OF_AN_ORDER,
      }),

    list: ({ partnerId }: Actor): Promise<Webhook[]> => readEndpoints(database.db, partnerId),

    async create(actor: Actor, { pin, ...input }: NewWebhook & { pin: string }) {
      await secret.checkPin(actor, pin);
      refuseAddress(input.url);
      const [id, shown] = [v7(), newSecret()];
      const sealed = vault.sealText(shown, contextOf(id));
      const webhook = await database.transaction(async (tx) => {
        if ((await lockEndpoints(tx, actor.partnerId)) >= MOST_WEBHOOKS)
          throw new AppError('RULE_CONFLICT', { reason: `Paling banyak ${MOST_WEBHOOKS} webhook.` });
        await insertEndpoint(tx, { id, partner: actor.partnerId, user: actor.userId, ...input, sealed });
        await activity.record(tx, actor, { code: 'webhook.create', object: input.url });
        return one(tx, actor, id);
      });
      return { webhook, secret: shown };
    },

    async update(actor: Actor, id: string, { pin, ...input }: WebhookInput & { pin: string }) {
      await secret.checkPin(actor, pin);
      refuseAddress(input.url);
      await refuseEvents(actor, id, input.events);
      return change(actor, id, 'webhook.change', (tx, endpoint) => changeEndpoint(tx, endpoint, input));
    },

    /** Throws NOT_FOUND, and SECRET_OVERLAP while the previous secret is valid. */
    async renew(actor: Actor, id: string, pin: string) {
      await secret.checkPin(actor, pin);
      const shown = newSecret();
      const sealed = vault.sealText(shown, contextOf(id));
      const webhook = await change(actor, id, 'webhook.secret', async (tx, endpoint) => {
        if (await renewSecret(tx, endpoint, sealed, OVERLAP_HOURS)) return true;
        const { old_secret_until: until } = await one(tx, actor, id);
        if (until !== null) throw overlapping(until);
        return false;
      });
      return { webhook, secret: shown };
    },

    pause: (actor: Actor, id: string) => change(actor, id, 'webhook.pause', pauseEndpoint),
    resume: (actor: Actor, id: string) => change(actor, id, 'webhook.resume', resumeEndpoint),

    async resend(actor: Actor, id: string): Promise<{ count: number }> {
      return database.transaction(async (tx) => {
        await one(tx, actor, id);
        const failed = await failedOf(tx, id, MOST_RESENT);
        if (failed.length === 0) throw new AppError('ACT_NOT_NOW');
        const { endpoints, count } = await sendAgain(tx, actor.partnerId, failed);
        await wakeEndpoints(tx, endpoints);
        await notifyResource(tx, actor.partnerId, 'webhook-delivery');
        return { count };
      });
    },

    async remove(actor: Actor, id: string): Promise<void> {
      await database.transaction(async (tx) => {
        const url = await dropEndpoint(tx, { partner: actor.partnerId, id });
        if (url === null) throw new AppError('NOT_FOUND');
        await activity.record(tx, actor, { code: 'webhook.remove', object: url });
      });
    },

    async ping(actor: Actor, id: string) {
      const receiver = await readReceiver(database, id, actor.partnerId);
      if (!receiver) throw new AppError('NOT_FOUND');
      await quota.spend(PINGS, actor.partnerId, { code: 'RATE_LIMITED' });
      const event = v7();
      const body = messageText({ type: PING, timestamp: new Date().toISOString(), data: {} });
      const headers = signing(receiver)({ event_id: event, body });
      const sent = await servers.post({ url: receiver.url, headers, body });
      await database.transaction(async (tx) => {
        const delivery = v7();
        await storePing(tx, { id: delivery, event, endpoint: id, partner: actor.partnerId, body, sent });
        await storeTries(tx, [{ id: delivery, url: receiver.url, headers, sent }]);
        await notifyResource(tx, actor.partnerId, 'webhook-delivery');
      });
      return { http_status: sent.status, failure: sent.failure, duration_ms: sent.duration };
    },

    /** Safe at any time: each event has its own job. */
    async forgetOld(): Promise<void> {
      await forgetOldDeliveries(database);
      await forgetDoneJobs(database, [WEBHOOK_EVENT]);
    },
  };
}
