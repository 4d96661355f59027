import { useFacts } from '../../api/facts';
import { supportUrl } from '../../api/support';
import { phone } from '../../core/format/phone';
import { actions } from '../../core/text/actions';
import { elsewhere } from '../../ui/elsewhere';
import { buttonClass } from '../../ui/plain/button-class';
import { StatusTag } from '../../ui/status-tag';
import { copy } from './copy';
import styles from './profile.module.css';

/** Sign-in addresses; customer support changes them, because the new one must be verified and the old one warned. */
export const Contact = () => {
  const { profile } = useFacts();
  const help = supportUrl();
  return (
    <>
      <dl className={styles.contact}>
        <dt>{copy.email}</dt>
        <dd>
          {profile.email}
          {profile.is_email_verified && <Verified />}
        </dd>
        <dt>{copy.phone}</dt>
        <dd>
          {phone(profile.phone)}
          {profile.is_phone_verified && <Verified />}
        </dd>
      </dl>
      {help && (
        <div>
          <a href={help} {...elsewhere} className={buttonClass({ tone: 'quiet', size: 'small' })}>
            {actions.contactSupport}
          </a>
        </div>
      )}
    </>
  );
};

const Verified = () => <StatusTag status={{ word: copy.standing.verified, look: 'ok' }} />;
