import { v7 } from 'uuid';
import type { Scope } from '../../../admin/server/service-shape';
import { dayOf } from '../../../core/format/date';
import type { ActivityService, Doer } from '../../../platform/activity/service';
import type { Database } from '../../../platform/db/client';
import { databaseNow } from '../../../platform/db/clock';
import { AppError } from '../../../platform/http/app-error';
import { uniqueViolation } from '../../../platform/http/database-error';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { TicketFiles } from './files';
import { type OpenTicketAbout, openAbout } from './list-store';
import { type Reader, readerOf } from './reader';
import { openTwin } from './twin-words';
import { type Cause, insertMessage, insertTicket, OPEN_CAUSE } from './write-store';

interface Deps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
  quota: Pick<QuotaService, 'spend'>;
  files: Pick<TicketFiles, 'attach'>;
  causeOf: (partnerId: string, code: string) => Promise<Cause | null>;
  suffix: () => string;
}

type Data = Record<string, unknown>;

export type CreateTicket = (scope: Scope, data: Data) => Promise<string>;

const MADE: Quota = { kind: 'ticket', most: 50, seconds: 86_400, gap: 0 };
const TRIES = 5;

/** Opens a ticket and returns its id. Throws VALIDATION_FAILED, DUPLICATE_VALUE, RATE_LIMITED. */
export function createOpening({ database, activity, quota, files, causeOf, suffix }: Deps): CreateTicket {
  const found = async (reader: Reader, code: string): Promise<Cause> => {
    const cause = await causeOf(reader.partner, code);
    // Subjects that the user may not see count as missing.
    if (!cause || !reader.causes.includes(cause.type))
      throw new AppError('VALIDATION_FAILED', undefined, { ref_code: [`Kode ${code} tidak ditemukan.`] });
    return cause;
  };

  const taken = (cause: Cause, twin: OpenTicketAbout | null): AppError =>
    new AppError('DUPLICATE_VALUE', undefined, { ref_code: [openTwin(cause.code, twin)] });

  return async (scope, data) => {
    const code = typeof data.ref_code === 'string' ? data.ref_code.trim().toUpperCase() : '';
    const reader = readerOf(scope);
    const cause = code ? await found(reader, code) : null;
    const twinOf = ({ code }: Cause) => openAbout(database.db, reader, code);
    const twin = cause && (await twinOf(cause));
    if (twin) throw taken(cause, twin);
    await quota.spend(MADE, scope.partnerId, { code: 'RATE_LIMITED' });
    const opened = database.transaction(async (tx) => {
      const day = dayOf(new Date(await databaseNow(tx)).toISOString());
      const stamp = day.slice(2).replaceAll('-', '');
      const ticket = {
        id: v7(),
        partnerId: scope.partnerId,
        userId: scope.userId,
        category: String(data.category),
        priority: String(data.priority),
        subject: String(data.subject),
        cause,
      };
      let code = '';
      for (let tries = 0; code === ''; tries += 1) {
        if (tries === TRIES) throw new Error('no code for a ticket is free');
        const next = `TK-${stamp}-${suffix()}`;
        if (await insertTicket(tx, { ...ticket, code: next })) code = next;
      }
      const message = { role: 'partner', author: scope.name ?? '', body: String(data.message) } as const;
      const messageId = await insertMessage(tx, ticket.id, message);
      await files.attach(tx, scope, messageId, (data.attachments as string[] | undefined) ?? []);
      if (isDoer(scope)) await activity.record(tx, scope, { code: 'ticket.create', object: code });
      return ticket.id;
    });
    return opened.catch(async (failure: unknown) => {
      throw cause && uniqueViolation(failure) === OPEN_CAUSE ? taken(cause, await twinOf(cause)) : failure;
    });
  };
}

const isDoer = (scope: Scope): scope is Doer => scope.device !== undefined;
