import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { browserConfig } from '../../api/browser-config';
import { useDraft } from '../../api/use-draft';
import { accountText } from '../../core/text/account';
import { Notice } from '../../ui/plain/notice';
import { Segmented } from '../../ui/plain/segmented';
import { isNumber } from './check-login';
import { copy } from './copy';
import { Ended } from './ended';
import { Later } from './later';
import styles from './login.module.css';
import { LoginFace } from './login-face';
import { LoginForm } from './login-form';

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
            look="tabs"
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
