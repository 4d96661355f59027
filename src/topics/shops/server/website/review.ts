import { AppError } from '../../../../platform/http/app-error';
import type { WebsiteDeps } from './deps';
import { addressOf, hostUnder } from './present';
import { seedStarter } from './starter';
import {
  markApproved,
  markRejected,
  readPartnerOfSubmission,
  readPending,
  readWebsite,
  type WebsiteRow,
} from './store';

export type Reviewer = 'admin' | 'system';

export interface Registration {
  partner_id: string;
  code: string;
  name: string;
  status: number;
  site_name: string | null;
  host: string | null;
  custom_domain: string | null;
  contact_whatsapp: string | null;
  tagline: string | null;
  category_focus: string[];
  theme_id: string | null;
  reject_reason: string | null;
  submitted_at: string | null;
}

/** Words that imply an official brand shop; the only check of the automatic reviewer. */
const POSES = /\b(?:resmi|official)\b/i;
const POSES_REASON =
  'Nama website memberi kesan resmi milik sebuah merek. Pilih nama lain lalu ajukan kembali.';

/** Review of website registrations; a trigger on `partners` notifies open screens. */
export function createWebsiteReview(deps: WebsiteDeps) {
  const { database, activity, notification, base, plan } = deps;

  const registrationOf = (row: WebsiteRow): Registration => ({
    partner_id: row.partner_id,
    code: row.code,
    name: row.name,
    status: row.status,
    site_name: row.site_name,
    host: row.subdomain && hostUnder(row.subdomain, base),
    custom_domain: row.custom_domain,
    contact_whatsapp: row.contact_whatsapp,
    tagline: row.tagline,
    category_focus: row.category_focus ?? [],
    theme_id: row.theme_id,
    reject_reason: row.reject_reason,
    submitted_at: row.submitted_at,
  });

  const found = async (partnerId: string): Promise<WebsiteRow> => {
    const row = await readWebsite(database, { partner: partnerId });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  const approve = async (partnerId: string, by: Reviewer = 'admin'): Promise<void> => {
    const row = await found(partnerId);
    await database.transaction(async (tx) => {
      const url = addressOf(row, deps);
      if (!(await markApproved(tx, partnerId, url))) throw new AppError('PANEL_NOT_PENDING');
      await plan.begin(tx, partnerId);
      if (row.user_id) await seedStarter(tx, deps, row, row.user_id);
      await activity.recordFor(tx, partnerId, by, {
        code: 'panel.approved',
        ...(row.site_name && { object: row.site_name }),
        ...(url && { after: { Alamat: url } }),
      });
      await notification.notify(tx, partnerId, {
        type: 'Panel',
        title: 'Website Anda aktif',
        body: `Panel website Anda disetujui dan aktif ${plan.period} hari.`,
        link: '/mitra-panel/status',
        audience: 'owner',
      });
    });
  };

  const reject = (partnerId: string, reason: string, by: Reviewer = 'admin'): Promise<void> =>
    database.transaction(async (tx) => {
      if (!(await markRejected(tx, partnerId, reason))) throw new AppError('PANEL_NOT_PENDING');
      await activity.recordFor(tx, partnerId, by, { code: 'panel.rejected', after: { Alasan: reason } });
      await notification.notify(tx, partnerId, {
        type: 'Panel',
        title: 'Pendaftaran website ditolak',
        body: reason.slice(0, 240),
        link: '/mitra-panel/status',
        audience: 'owner',
      });
    });

  return {
    listPending: async (): Promise<Registration[]> => (await readPending(database)).map(registrationOf),

    show: async (partnerId: string): Promise<Registration> => registrationOf(await found(partnerId)),

    /**
     * Activates a pending website for the first period and creates its initial records. Throws
     * PANEL_NOT_PENDING.
     */
    approve,

    /** Rejects a pending website. `reason` is Indonesian, for the partner. Throws PANEL_NOT_PENDING. */
    reject,

    /** Automatic decision of a demonstration; does nothing if the submission is no longer pending. */
    async validate(submission: string): Promise<void> {
      const partnerId = await readPartnerOfSubmission(database, { submission });
      if (!partnerId) return;
      const row = await found(partnerId);
      try {
        if (POSES.test(row.site_name ?? '')) await reject(partnerId, POSES_REASON, 'system');
        else await approve(partnerId, 'system');
      } catch (failure) {
        // The operator has decided first.
        if (!(failure instanceof AppError && failure.code === 'PANEL_NOT_PENDING')) throw failure;
      }
    },
  };
}
