import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AccountPage } from '../account/account-page';
import { copy } from './copy';
import styles from './register.module.css';
import { RegisterForm } from './register-form';

const RegisterPage = () => (
  <AccountPage
    title={copy.title}
    lead={copy.lead}
    slogan={copy.slogan}
    more={
      <ol className={styles.steps}>
        {copy.steps.map(({ title, hint }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <strong>{title}</strong>
              <p>{hint}</p>
            </div>
          </li>
        ))}
      </ol>
    }
    foot={
      <>
        {copy.haveAccount} <Link to="/login">{copy.signIn}</Link>
      </>
    }
  >
    <RegisterForm end={<ArrowRight size={18} className="mirrored" />} />
  </AccountPage>
);

export default RegisterPage;
