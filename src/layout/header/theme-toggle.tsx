import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../../api/use-theme';
import { copy } from '../copy';
import styles from './header.module.css';

export const ThemeToggle = () => {
  const [theme, setTheme] = useTheme();
  const dark = theme === 'dark';
  const label = dark ? copy.toLight : copy.toDark;
  const Picture = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      title={label}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      <Picture size={18} />
    </button>
  );
};
