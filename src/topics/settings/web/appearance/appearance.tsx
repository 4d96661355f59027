import { useStored } from '../../../../platform/web/storage';
import { useTheme } from '../../../../platform/web/use-theme';
import { Segmented } from '../../../../ui/plain/segmented';
import { useScreen } from '../../../../ui/use-screen';
import styles from './appearance.module.css';

const copy = {
  theme: 'Tema',
  themes: { light: 'Terang', dark: 'Gelap' },
  width: 'Lebar tampilan',
  widths: { full: 'Penuh', boxed: 'Kotak' },
  direction: 'Arah teks',
  directions: { ltr: 'Kiri ke kanan', rtl: 'Kanan ke kiri' },
} as const;

export const Appearance = () => {
  const [theme, setTheme] = useTheme();
  const [width, setWidth] = useStored('layout-width');
  const [direction, setDirection] = useStored('layout-direction');
  // Only a desktop is wide enough to show a difference.
  const desktop = useScreen() === 'desktop';
  return (
    <div className={styles.options}>
      <Switch label={copy.theme} words={copy.themes} value={theme} onChange={setTheme} />
      {desktop && (
        <Switch label={copy.width} words={copy.widths} value={width ?? 'full'} onChange={setWidth} />
      )}
      <Switch
        label={copy.direction}
        words={copy.directions}
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
    <div className={styles.option}>
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
