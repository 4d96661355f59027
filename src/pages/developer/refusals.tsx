import { type OpenApiErrorCode, openApiErrors } from '../../core/text/open-api-errors';
import styles from './developer.module.css';

/** Codes with their HTTP status and what they mean; `{name}` in a sentence is filled when it is said. */
export const Refusals = ({ codes }: { codes: readonly OpenApiErrorCode[] }) => (
  <ul className={styles.fields}>
    {codes.map((code) => (
      <li key={code}>
        <p className={styles.field}>
          <code>{code}</code>
          <span className={styles.quiet}>{openApiErrors[code].status}</span>
        </p>
        <p>{openApiErrors[code].id.replaceAll(/\{(\w+)\}/g, '…')}</p>
      </li>
    ))}
  </ul>
);
