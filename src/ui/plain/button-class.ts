import styles from './button.module.css';

export interface ButtonLook {
  /**
   * One `primary` a region; `soft` is its quiet sister, `accent` kunyit, `danger` for what cannot be taken back,
   * `glass` for the petrol face.
   */
  tone?: 'primary' | 'quiet' | 'soft' | 'accent' | 'danger' | 'glass' | 'link' | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  /** As wide as its place. */
  block?: boolean | undefined;
}

/** The look of a button for something else that acts: a link of the router. */
export const buttonClass = ({ tone = 'primary', size = 'normal', block = false }: ButtonLook = {}): string =>
  [styles.button, styles[tone], styles[size], block && styles.block].filter(Boolean).join(' ');
