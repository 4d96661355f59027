import styles from './button.module.css';

export interface ButtonStyle {
  /**
   * One `primary` per region; `soft` is less prominent, `accent` highlights, `danger` is for irreversible actions,
   * `glass` for brand surfaces.
   */
  tone?: 'primary' | 'quiet' | 'soft' | 'accent' | 'danger' | 'glass' | 'link' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  block?: boolean | undefined;
}

export const buttonClass = ({ tone = 'primary', size = 'normal', block = false }: ButtonStyle = {}): string =>
  [styles.button, styles[tone], styles[size], block && styles.block].filter(Boolean).join(' ');
