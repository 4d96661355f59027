import { WEBHOOK } from '../../../../core/states';
import { webhookFailures } from '../../../../core/text/webhook';
import type { PartnerServers } from '../../../../platform/adapters/partner-server/partner-server';
import type { Database } from '../../../../platform/db/client';
import type { JobHandler } from '../../../../platform/jobs/job';
import { requeueJob } from '../../../../platform/jobs/queue';
import { notifyPrograms, notifyResource } from '../../../../platform/live/notify-resource';
import type { NotificationService } from '../../../../platform/notifications/service';
import type { VaultService } from '../../../../platform/vault/service';
import { MOST_FAILURES } from '../../contract/webhook';
import {
  nextDue,
  storeOutcomes,
  storeRound,
  storeTries,
  type Taken,
  type Tried,
  takeDue,
} from './delivery-store';
import { type Receiver, readReceiver } from './endpoint-store';
import { DELIVER_SLOWLY, DELIVER_WEBHOOK } from './kinds';
import { contextOf, signedHeaders } from './secret';

const SIDE_BY_SIDE = 10;
/** Milliseconds in which a job takes more deliveries, so that it ends within its time limit. */
const ROUND = 3_000;
/** Milliseconds from which an endpoint counts as slow. */
const SLOW = 2_000;

export interface DeliveryDeps {
  database: Database;
  vault: Pick<VaultService, 'openText'>;
  servers: PartnerServers;
  notification: Pick<NotificationService, 'notify'>;
  /** Milliseconds before each retry. */
  backoff: readonly number[];
  userAgent: string;
}

/** Decrypts the secrets of an endpoint and signs messages at sending time. */
export const createSigning =
  ({ vault, userAgent }: Pick<DeliveryDeps, 'vault' | 'userAgent'>) =>
  (receiver: Receiver) => {
    const secrets = [receiver.secret_sealed, receiver.old_secret_sealed]
      .filter((sealed) => sealed !== null)
      .map((sealed) => vault.openText(sealed, contextOf(receiver.id)));
    return ({ event_id, body }: Pick<Taken, 'event_id' | 'body'>): Record<string, string> => ({
      'content-type': 'application/json',
      'user-agent': userAgent,
      ...signedHeaders({ id: event_id, timestamp: Math.floor(Date.now() / 1000), body }, secrets),
    });
  };

/**
 * Job of an endpoint: sends due events, those of one object in sequence, and reschedules itself. A process
 * that dies before recording the answer causes a repeat.
 */
export function createDelivery(deps: DeliveryDeps): JobHandler {
  const { database, servers, notification, backoff } = deps;
  const signing = createSigning(deps);

  return async ({ kind, ref_id }) => {
    const receiver = await readReceiver(database, ref_id);
    if (receiver?.status !== WEBHOOK.active) return 'done';
    if (receiver.is_slow && kind === DELIVER_WEBHOOK) {
      await requeueJob(database.db, DELIVER_SLOWLY, ref_id);
      return 'done';
    }
    await sendDue(receiver);
    const wait = await nextDue(database, { endpoint: receiver.id });
    return wait === null ? 'done' : { again: Math.max(0, Math.ceil(wait)) };
  };

  /** A hanging message delays neither parallel ones nor the recording of finished ones. */
  async function sendDue(receiver: Receiver): Promise<void> {
    const headersFor = signing(receiver);
    const underWay = new Set<Promise<void>>();
    const ended: Tried[] = [];
    const send = async (one: Taken) => {
      const headers = headersFor(one);
      const sent = await servers.post({ url: receiver.url, headers, body: one.body });
      ended.push({ ...one, url: receiver.url, headers, sent });
    };
    const until = performance.now() + ROUND;
    let isPaused = false;
    for (;;) {
      const capacity = SIDE_BY_SIDE - underWay.size;
      const takesMore = capacity > 0 && !isPaused && performance.now() < until;
      for (const one of takesMore ? await takeDue(database, { endpoint: receiver.id, most: capacity }) : []) {
        const sending = send(one).finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
      if (underWay.size === 0 && ended.length === 0) return;
      if (ended.length === 0) await Promise.race(underWay);
      const pausedNow = await storeResults(receiver, ended.splice(0));
      isPaused ||= pausedNow;
    }
  }

  /** Returns true if these results pause the endpoint. */
  async function storeResults(receiver: Receiver, tried: readonly Tried[]): Promise<boolean> {
    const lastArrived = tried.findLastIndex(({ sent }) => sent.failure === null);
    const isSlow = tried.some(({ sent }) => sent.failure !== null || sent.duration > SLOW);
    return database.transaction(async (tx) => {
      // Lock order: the endpoint before its deliveries.
      const isPaused = await storeRound(tx, {
        endpoint: receiver.id,
        failed: tried.length - 1 - lastArrived,
        arrived: lastArrived >= 0,
        isSlow,
      });
      await storeTries(tx, tried);
      await storeOutcomes(
        tx,
        tried.map((one) => ({ ...one, again: backoff[one.attempts - 1] ?? null })),
      );
      await notifyResource(tx, receiver.partner_id, 'webhook-delivery');
      await notifyPrograms(tx, receiver.partner_id);
      const reason = tried.at(-1)?.sent.failure;
      if (isPaused && reason)
        await notification.notify(tx, receiver.partner_id, {
          type: 'Info',
          title: 'Webhook dijeda: server Anda terus gagal menjawab',
          body: `${new URL(receiver.url).host} gagal ${MOST_FAILURES} kali berturut-turut. ${webhookFailures[reason]} Perbaiki, lalu lanjutkan.`,
          link: '/setting/api-integration?tab=webhook',
          audience: 'owner',
        });
      return isPaused;
    });
  }
}
