import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonStyle, buttonClass } from './button-class';

/** A link that looks like a button. */
export const ButtonLink = ({ tone, size, block, ...link }: ButtonStyle & Omit<LinkProps, 'className'>) => (
  <Link className={buttonClass({ tone, size, block })} {...link} />
);
