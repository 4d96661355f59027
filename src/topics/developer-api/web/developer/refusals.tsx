import { detailsOf, openApiExample } from '../../../../core/text/open-api-details';
import type { OpenApiErrorCode } from '../../../../core/text/open-api-errors';
import text from '../../../../ui/text.module.css';
import { copy } from './copy';
import styles from './developer.module.css';

export const Refusals = ({ codes }: { codes: readonly OpenApiErrorCode[] }) => (
  <ul className={styles.fields}>
    {codes.map((code) => (
      <li key={code}>
        <p className={styles.field}>
          <code>{code}</code>
          <span className={text.quiet}>{openApiExample(code).status}</span>
        </p>
        <p>{openApiExample(code).message}</p>
        {Object.keys(detailsOf(code)).length > 0 && (
          <p className={text.quiet}>{copy.details(Object.keys(detailsOf(code)).join(', '))}</p>
        )}
      </li>
    ))}
  </ul>
);
