import styles from './login.module.css';
import { LoginFace } from './login-face';
import { LoginForm } from './login-form';

const LoginPage = () => (
  <div className={styles.page}>
    <LoginFace />
    <main className={styles.side}>
      <LoginForm />
    </main>
  </div>
);

export default LoginPage;
