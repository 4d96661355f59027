import type { PanelProgress } from '../../core/contract/panel';
import type { Profile } from '../../core/contract/profile';

export interface Step {
  key: string;
  label: string;
  done: boolean;
  waits?: boolean;
  /** Page of the step; absent without one, and for the browser's permission. */
  path?: string;
}

/** `percent` is whole; `look` colours the header's indicator (specification 4). */
export interface Progress {
  done: number;
  total: number;
  percent: number;
  tone: 'ok' | 'bad';
}

/** The five steps of H2H: "account registration always done, PIN, KYC, first top-up, first purchase". */
export const h2hSteps = (
  profile: Pick<Profile, 'has_pin' | 'kyc_verified' | 'kyc_pending' | 'has_topup' | 'has_purchase'>,
): Step[] =>
  knownOf([
    { key: 'account', label: 'Daftar akun', done: true },
    { key: 'pin', label: 'Buat PIN', done: profile.has_pin, path: '/setting/create-pin' },
    {
      key: 'kyc',
      label: 'Verifikasi berkas',
      done: profile.kyc_verified,
      waits: profile.kyc_pending === true,
      path: '/kyc',
    },
    { key: 'topup', label: 'Top up pertama', done: profile.has_topup, path: '/topup/form' },
    { key: 'purchase', label: 'Pembelian pertama', done: profile.has_purchase, path: '/product/data' },
  ]);

/** A step whose state the host does not say is left out. */
const knownOf = (steps: (Omit<Step, 'done'> & { done: boolean | null })[]): Step[] =>
  steps.filter((step): step is Step => step.done !== null);

/**
 * The four steps of the panel: "notifications enabled via browser permission, member tier set, products set, contact
 * profile set". `permission` comes from the browser's Notification API.
 */
export const panelSteps = (progress: PanelProgress, permission: 'default' | 'granted' | 'denied'): Step[] =>
  knownOf([
    { key: 'notification', label: 'Aktifkan notifikasi', done: permission === 'granted' },
    {
      key: 'tier',
      label: 'Atur member tier',
      done: progress.is_tier_set,
      path: '/panel/setting/member-tier/data',
    },
    { key: 'product', label: 'Atur produk', done: progress.is_product_set, path: '/panel/product-vcg/data' },
    {
      key: 'profile',
      label: 'Lengkapi profil kontak',
      done: progress.is_profile_set,
      path: '/panel/setting/social-media',
    },
  ]);

/** Specification 4: "Balance indicator: setup progress 100 is green, below 100 is red." */
export function progressOf(steps: Step[]): Progress {
  const done = steps.filter((step) => step.done).length;
  const percent = Math.floor((done / steps.length) * 100);
  return { done, total: steps.length, percent, tone: percent === 100 ? 'ok' : 'bad' };
}

/** Undefined if all remaining steps wait for others. */
export const nextStep = (steps: Step[]): Step | undefined => steps.find(({ done, waits }) => !done && !waits);

/** Specification 4: "The full dashboard appears only when PIN, top-up and purchase are done." */
export const showsFullDashboard = (
  profile: Pick<Profile, 'has_pin' | 'has_topup' | 'has_purchase'>,
): boolean => ![profile.has_pin, profile.has_topup, profile.has_purchase].includes(false);
