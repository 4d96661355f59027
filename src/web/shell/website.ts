import { useNavigate } from 'react-router-dom';
import { useFacts } from '../../admin/web/session/facts';
import { useKnownPath } from '../../admin/web/session/known-path';
import type { Profile } from '../../core/contract/profile';
import { isPanelExpired } from '../../core/session/panel-status';
import { PANEL } from '../../core/states';
import { useShowDialog } from '../../platform/web/overlays/show-dialog';
import { copy as mode } from '../../topics/shops/web/mode/copy';
import { homeOf, useOpenPanel } from '../../topics/shops/web/mode/mode';
import { copy } from './copy';

export interface Website {
  /** `Website: Aktif` or `Website: Tidak Active`; a badge beside it says that the panel has expired. */
  state: string;
  tone: 'ok' | 'bad' | 'none';
  /** Null without permission. */
  label: string | null;
  badge?: string;
  /** Null if the target page does not exist. */
  action: (() => void) | null;
}

/** Specification 2: nothing is offered unless "the tier has a panel and a panel object exists". */
export const hasWebsite = ({ tier_has_panel, panel }: Profile): boolean => tier_has_panel && panel !== null;

/** "It is allowed only when the key is verified or KYC data exists"; a verified KYC implies data. */
export const mayCreateWebsite = ({ key_verified, kyc_data, kyc_verified }: Profile): boolean =>
  [key_verified, kyc_data, kyc_verified].includes(true);

const active = { state: copy.website.active, tone: 'ok' } as const;
const expired = { state: copy.website.active, tone: 'bad', badge: copy.website.expired } as const;

export function useWebsite(): Website | null {
  const { profile } = useFacts();
  const isKnown = useKnownPath();
  const navigate = useNavigate();
  const showDialog = useShowDialog();
  const open = useOpenPanel();
  if (!hasWebsite(profile)) return null;
  const mayOpen = isKnown(homeOf('panel'));
  const to = (path: string) => (isKnown(path) ? () => navigate(path) : null);
  const mayAsk = isKnown('/mitra-panel/register');
  const none = {
    state: copy.website.none,
    tone: 'none' as const,
    label: mayAsk ? copy.website.create : null,
  };
  switch (profile.panel?.status) {
    case PANEL.submitted:
      return { ...none, badge: copy.website.pending, action: to('/mitra-panel/status') };
    case PANEL.active:
      return {
        ...(isPanelExpired(profile.panel, profile.server_time) ? expired : active),
        label: mayOpen ? mode.openPanel : null,
        action: mayOpen ? open : null,
      };
    case PANEL.rejected:
      return { ...none, badge: copy.website.rejected, action: to('/mitra-panel/status') };
    default:
      return {
        ...none,
        action: mayCreateWebsite(profile)
          ? to('/mitra-panel/register')
          : mayAsk
            ? () => showDialog('kyc')
            : null,
      };
  }
}

/** The panel stores the address with or without its scheme. */
export const websiteUrl = (url: string): string => (/^https?:\/\//i.test(url) ? url : `https://${url}`);

export const websiteHost = (url: string): string => url.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
