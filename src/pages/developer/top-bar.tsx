import { Moon, Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { browserConfig } from '../../api/browser-config';
import { useSession } from '../../api/session';
import { useTheme } from '../../api/use-theme';
import { ProductName } from '../../ui/mark';
import { Button } from '../../ui/plain/button';
import { ButtonLink } from '../../ui/plain/button-link';
import { copy } from './copy';
import styles from './developer.module.css';

export const TopBar = () => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const signedIn = useSession() !== null;
  const Picture = isDark ? Sun : Moon;
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home}>
        <ProductName name={browserConfig.productName} />
      </Link>
      <span className={`${styles.acts} no-print`}>
        <Button
          tone="quiet"
          icon={<Picture size={18} />}
          aria-label={isDark ? copy.toLight : copy.toDark}
          onClick={() => setTheme(isDark ? 'light' : 'dark')}
        />
        <ButtonLink to={signedIn ? '/dashboard' : '/login'} tone="soft">
          {signedIn ? copy.portal : copy.signIn}
        </ButtonLink>
      </span>
    </header>
  );
};
