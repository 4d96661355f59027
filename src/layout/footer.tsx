import { browserConfig } from '../api/browser-config';
import { copy } from './copy';
import styles from './vertical-layout.module.css';

export const Footer = () => (
  <footer className={`${styles.footer} no-print`}>
    <span>{browserConfig.productName}</span>
    <span>{copy.safety}</span>
  </footer>
);
