import { ShieldCheck } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDraft } from '../../../../admin/web/session/use-draft';
import { actions } from '../../../../core/text/actions';
import { browserConfig } from '../../../../platform/web/browser-config';
import { endReason, unverifiedEmail } from '../../../../platform/web/session';
import { Button } from '../../../../ui/plain/button';
import { Notice } from '../../../../ui/plain/notice';
import { Segmented } from '../../../../ui/plain/segmented';
import { SkeletonForm } from '../../../../ui/skeleton';
import { accountText } from '../../text';
import { isNumber } from './check-login';
import { copy } from './copy';
import styles from './login.module.css';
import { LoginFace } from './login-face';
import { LoginForm } from './login-form';

interface LaterProps<Props extends object> {
  /** Pass a stable function; a new one loads again. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Loads rarely needed parts when shown, to keep /login small. */
const Later = <Props extends object>({ load, props }: LaterProps<Props>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);

  const fetchPart = useCallback(() => {
    setFailed(false);
    load().then(
      (part) => setPart(() => part),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(fetchPart, [fetchPart]);

  if (Part) return <Part {...props} />;
  if (!failed) return <SkeletonForm fields={1} />;
  return (
    <Notice
      tone="bad"
      urgent
      action={
        <Button tone="quiet" size="small" onClick={fetchPart}>
          {actions.retry}
        </Button>
      }
    >
      {copy.partMissing}
    </Notice>
  );
};

const loadUnverified = () => import('./unverified-notice').then(({ UnverifiedNotice }) => UnverifiedNotice);

const Ended = () => {
  const [ended] = useState(() => ({ why: endReason(), email: unverifiedEmail() }));
  if (ended.why === null) return null;
  return ended.why === 'email-unverified' && ended.email !== null ? (
    <Later load={loadUnverified} props={{ email: ended.email }} />
  ) : (
    <Notice tone="run">{copy.refused}</Notice>
  );
};

const ways = [
  { value: 'password', label: copy.byPassword },
  { value: 'otp', label: copy.byOtp },
];

const start = { way: 'password', who: '' };

const loadOtp = () => import('./otp-login').then(({ OtpLogin }) => OtpLogin);

const LoginPage = () => {
  const { values: typed, change } = useDraft('login', start, { tab: true });
  const byOtp = browserConfig.otp && typed.way === 'otp';
  return (
    <LoginFace>
      <div className={styles.column}>
        <div>
          <h1>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <Ended />
        {browserConfig.otp && (
          <Segmented
            variant="tabs"
            label={copy.way}
            options={ways}
            value={byOtp ? 'otp' : 'password'}
            onChange={(way) => change({ way })}
          />
        )}
        {byOtp ? (
          <Later
            load={loadOtp}
            // Codes are sent to phone numbers only.
            props={{ phone: isNumber(typed.who) ? typed.who : '', onPhone: (who: string) => change({ who }) }}
          />
        ) : (
          <LoginForm who={typed.who} onWho={(who) => change({ who })} />
        )}
        <p className={styles.newHere}>
          {copy.newHere} <Link to="/register">{copy.register}</Link>
        </p>
        <Notice tone="quiet" icon={<ShieldCheck size={18} />}>
          {accountText.safety}
        </Notice>
      </div>
    </LoginFace>
  );
};

export default LoginPage;
