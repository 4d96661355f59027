import { ChevronRight, FileClock, ShieldAlert, ShieldX } from 'lucide-react';
import { useFacts } from '../../api/facts';
import { useKnownPath } from '../../api/known-path';
import type { Profile } from '../../core/contract/profile';
import { actions } from '../../core/text/actions';
import { ButtonLink } from '../../ui/plain/button-link';
import { Notice } from '../../ui/plain/notice';
import { copy } from './copy';

const banners = {
  missing: {
    tone: 'wait',
    icon: ShieldAlert,
    to: '/kyc-form',
    way: actions.completeNow,
    look: 'accent',
  },
  pending: { tone: 'run', icon: FileClock },
  rejected: { tone: 'bad', icon: ShieldX, to: '/kyc', way: actions.showDetail, look: 'quiet' },
} as const;

/** State of the KYC (specification 4); null once verified, and when it is unknown. */
const stateOf = (profile: Profile): keyof typeof banners | null => {
  if (profile.kyc_verified) return null;
  if (profile.kyc_pending) return 'pending';
  if (profile.kyc_reject) return 'rejected';
  return profile.kyc_verified === false ? 'missing' : null;
};

export const KycBanner = () => {
  const isKnown = useKnownPath();
  const state = stateOf(useFacts().profile);
  if (!state) return null;
  const banner = banners[state];
  const Picture = banner.icon;
  return (
    <Notice
      tone={banner.tone}
      icon={<Picture size={20} aria-hidden="true" />}
      action={
        'to' in banner &&
        isKnown(banner.to) && (
          <ButtonLink to={banner.to} tone={banner.look} size="small">
            {banner.way}
            <ChevronRight size={16} aria-hidden="true" />
          </ButtonLink>
        )
      }
    >
      {copy.kyc[state]}
    </Notice>
  );
};
