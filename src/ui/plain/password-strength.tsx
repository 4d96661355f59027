import { passwordStrength } from '../../core/account/strength';
import styles from './password-strength.module.css';

const words = ['', 'Lemah', 'Cukup', 'Kuat'] as const;
const steps = [1, 2, 3] as const;

export const PasswordStrength = ({ password, rule }: { password: string; rule: string }) => {
  const strength = passwordStrength(password);
  return (
    <span className={styles.strength}>
      {strength > 0 && (
        <span className={styles.line} data-strength={strength}>
          <span className={styles.bars} aria-hidden="true">
            {steps.map((step) => (
              <span key={step} className={styles.bar} data-full={step <= strength ? '' : undefined} />
            ))}
          </span>
          <span aria-live="polite">
            <span className="sr-only">Kekuatan kata sandi: </span>
            {words[strength]}
          </span>
        </span>
      )}
      {rule}
    </span>
  );
};
