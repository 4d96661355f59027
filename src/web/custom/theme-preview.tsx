import { Form } from 'antd';
import type { FieldKind, FieldOf } from '../../admin/schema/field';
import { ChoiceInput } from '../../admin/web/fields/choice/inputs';
import type { InputOf, InputProps } from '../../admin/web/fields/parts';
import { CONTRAST, contrastRatio } from '../../core/appearance/contrast';
import { number } from '../../core/format/number';
import { colorsIn, type Shade, type SiteColors, shadesOf } from '../../topics/shops/domain/theme-colors';
import { StatusTag } from '../../ui/status-tag';
import styles from './theme-preview.module.css';

const corners: Record<string, string> = { small: '4px', medium: '10px', large: '20px' };

const fonts: Record<string, string> = {
  jakarta: "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', sans-serif",
  inter: "Inter, 'Helvetica Neue', Arial, sans-serif",
  nunito: "Nunito, ui-rounded, 'Arial Rounded MT Bold', sans-serif",
};

const shadeWords: Record<Shade, string> = { light: 'Terang', dark: 'Gelap' };

type Seen = Record<string, string | undefined>;

export const ThemePreviewInput: InputOf<FieldKind> = (props) => {
  const form = Form.useFormInstance();
  const seen = (Form.useWatch([], { form, preserve: true }) ?? {}) as Seen;
  const colors = {
    primary: seen.color_primary ?? '#0b6b66',
    secondary: seen.color_secondary ?? '#f5a524',
    background: seen.color_background ?? '#ffffff',
    text: seen.color_text ?? '#0d2a2b',
  };
  return (
    <div className={styles.theme}>
      <ChoiceInput {...(props as InputProps<'choice'> & { field: FieldOf<'choice'> })} />
      <div className={styles.shades}>
        {shadesOf(seen.mode).map((shade) => (
          <SitePicture
            key={shade}
            shade={shade}
            theme={String(props.value ?? '')}
            seen={seen}
            colors={colorsIn(shade, colors)}
          />
        ))}
      </div>
    </div>
  );
};

interface SitePictureProps {
  shade: Shade;
  theme: string;
  seen: Seen;
  colors: SiteColors;
}

const SitePicture = ({ shade, theme, seen, colors }: SitePictureProps) => {
  const columns = Number(seen.layout_card ?? 3);
  const style = {
    '--site-primary': colors.primary,
    '--site-second': colors.secondary,
    '--site-ground': colors.background,
    '--site-text': colors.text,
    '--site-corner': corners[seen.radius ?? 'medium'],
    '--site-columns': columns,
    fontFamily: fonts[seen.font ?? 'jakarta'],
  } as React.CSSProperties;
  return (
    <figure className={styles.figure} data-shade={shade}>
      <div className={styles.site} style={style} data-theme-name={theme} aria-hidden="true">
        <div className={styles.bar}>
          <strong>{seen.site_name || 'Nama website'}</strong>
          <span className={styles.pill}>Masuk</span>
        </div>
        <div className={styles.hero}>{seen.tagline || 'Slogan Anda di sini'}</div>
        <div className={styles.cards}>
          {Array.from({ length: columns }, (_, at) => at).map((at) => (
            <div key={at} className={styles.card}>
              <i />
              <span>Mobile Legends</span>
              <b>Rp 20.700</b>
            </div>
          ))}
        </div>
        <span className={styles.buy}>Beli Sekarang</span>
      </div>
      <figcaption className={styles.caption}>
        <span>{shadeWords[shade]}</span>
        <Ratio label="Teks" of={colors.text} on={colors.background} />
        <Ratio label="Warna utama" of={colors.primary} on={colors.background} />
      </figcaption>
    </figure>
  );
};

/** Contrast of two colours; at least 4.5 : 1 is required. */
const Ratio = ({ label, of, on }: { label: string; of: string; on: string }) => {
  const ratio = contrastRatio(of, on);
  if (ratio === undefined) return null;
  const words = `${label} ${number(Math.floor(ratio * 10) / 10, { decimals: 1 })} : 1`;
  return <StatusTag status={{ word: words, tone: ratio >= CONTRAST ? 'ok' : 'bad' }} />;
};
