import { Link } from 'react-router-dom';
import { browserConfig } from '../api/browser-config';
import { DEVELOPER } from '../core/integration/paths';
import { copy } from './copy';
import styles from './vertical-layout.module.css';

export const Footer = () => (
  <footer className={`${styles.footer} no-print`}>
    <span>{browserConfig.productName}</span>
    <span>{copy.safety}</span>
    <Link to={DEVELOPER}>{copy.apiDocumentation}</Link>
  </footer>
);
