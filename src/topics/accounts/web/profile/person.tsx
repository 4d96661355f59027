import { Camera, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { useKnownPath } from '../../../../admin/web/session/known-path';
import type { Profile } from '../../../../core/contract/profile';
import { date } from '../../../../core/format/date';
import type { Status } from '../../../../core/text/statuses';
import { PictureChoice } from '../../../../platform/web/picture/picture-choice';
import card from '../../../../ui/card.module.css';
import { StatusTag } from '../../../../ui/status-tag';
import text from '../../../../ui/text.module.css';
import { dropAvatar, uploadAvatar } from '../avatar';
import { copy } from './copy';
import { PersonAvatar } from './person-avatar';
import styles from './profile.module.css';

const Photo = () => {
  const { profile, refresh } = useFacts();
  return (
    <div className={styles.photo}>
      <PictureChoice
        hasPicture={Boolean(profile.avatar_url)}
        words={copy.photo}
        icon={Camera}
        size="small"
        upload={async (file) => {
          await uploadAvatar(file);
          await refresh();
        }}
        drop={async () => {
          await dropAvatar();
          await refresh();
        }}
      />
    </div>
  );
};

export const Person = () => {
  const { profile } = useFacts();
  const { standing } = copy;
  const kyc = kycStatus(profile);
  return (
    <section className={`${card.card} ${card.padded} ${styles.person}`} aria-label={profile.name}>
      <PersonAvatar size={88} />
      <div className={styles.words}>
        <p className={styles.name}>{profile.name}</p>
        <About facts={[profile.business_name, profile.role === 'owner' ? copy.owner : copy.sub]} />
        <About
          facts={[
            profile.partner_code && copy.code(profile.partner_code),
            profile.joined_at && copy.joined(date(profile.joined_at)),
          ]}
        />
        <Photo />
      </div>
      <ul className={styles.standing}>
        {profile.tier_name && (
          <Fact to="/tier" label={standing.tier}>
            <strong>{profile.tier_name}</strong>
          </Fact>
        )}
        {kyc && (
          <Fact to={profile.kyc_verified ? null : '/kyc'} label={standing.kyc}>
            <StatusTag status={kyc} />
          </Fact>
        )}
        {profile.has_pin !== null && (
          <Fact to={profile.has_pin ? '/setting/pin' : '/setting/create-pin'} label={standing.pin}>
            <StatusTag
              status={
                profile.has_pin
                  ? { word: standing.hasPin, tone: 'ok' }
                  : { word: standing.noPin, tone: 'wait' }
              }
            />
          </Fact>
        )}
      </ul>
    </section>
  );
};

/** A line of what is known; nothing where nothing is. */
const About = ({ facts }: { facts: string[] }) => {
  const known = facts.filter(Boolean).join(' · ');
  return known && <p className={text.quiet}>{known}</p>;
};

function kycStatus({ kyc_verified, kyc_pending, kyc_reject }: Profile): Status | null {
  const { standing } = copy;
  if (kyc_verified) return { word: standing.verified, tone: 'ok' };
  if (kyc_pending) return { word: standing.pending, tone: 'run' };
  if (kyc_reject) return { word: standing.rejected, tone: 'bad' };
  return kyc_verified === false ? { word: standing.none, tone: 'wait' } : null;
}

interface FactProps {
  /** Null without a page that this person may open. */
  to: string | null;
  label: string;
  children: ReactNode;
}

const Fact = ({ to, label, children }: FactProps) => {
  const isKnown = useKnownPath();
  const words = (
    <>
      <span className={styles.label}>{label}</span>
      {children}
    </>
  );
  return (
    <li>
      {to && isKnown(to) ? (
        <Link to={to} className={styles.fact}>
          {words}
          <ChevronRight size={16} className={`${styles.arrow} mirrored`} />
        </Link>
      ) : (
        <div className={styles.fact}>{words}</div>
      )}
    </li>
  );
};
