import { useStored } from '../../api/storage';
import { useTheme } from '../../api/use-theme';
import { Segmented } from '../../ui/plain/segmented';
import { useScreen } from '../../ui/use-screen';
import { copy } from '../copy';
import styles from './user-menu.module.css';

/** The looks that this browser keeps: theme, width and direction. */
export const Appearance = () => {
  const [theme, setTheme] = useTheme();
  const [width, setWidth] = useStored('layout-width');
  const [direction, setDirection] = useStored('layout-direction');
  // Only a desktop is wide enough for the difference to show.
  const desktop = useScreen() === 'desktop';
  const { userMenu } = copy;
  return (
    <div className={styles.looks}>
      <Switch label={userMenu.theme} words={userMenu.themes} value={theme} onChange={setTheme} />
      {desktop && (
        <Switch label={userMenu.width} words={userMenu.widths} value={width ?? 'full'} onChange={setWidth} />
      )}
      <Switch
        label={userMenu.direction}
        words={userMenu.directions}
        value={direction ?? 'ltr'}
        onChange={setDirection}
      />
    </div>
  );
};

interface SwitchProps<Value extends string> {
  label: string;
  words: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

const Switch = <Value extends string>({ label, words, value, onChange }: SwitchProps<Value>) => {
  const values = Object.keys(words) as Value[];
  return (
    <div className={styles.look}>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        options={values.map((one) => ({ value: one, label: words[one] }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
};
