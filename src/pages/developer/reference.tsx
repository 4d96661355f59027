import { type ApiDocument, callsOf } from '../../core/integration/api-document';
import { everyCallRefusals } from '../../core/text/open-api-errors';
import card from '../../ui/card.module.css';
import { LoadState } from '../../ui/load-state';
import { copy } from './copy';
import styles from './developer.module.css';
import { Heading } from './heading';
import { Operation } from './operation';
import { Refusals } from './refusals';
import type { DocumentState } from './use-document';

const words = copy.reference;

export const Reference = ({ document, error, look }: DocumentState) => (
  <section aria-labelledby="referensi" className={styles.section}>
    <Heading level={2} id="referensi" title={words.title} />
    <p>{words.lead}</p>
    <LoadState data={document ?? undefined} error={error} onRetry={look}>
      {(known: ApiDocument) => (
        <>
          {callsOf(known).map((call) => (
            <Operation key={call.operationId} call={call} />
          ))}
          <article
            className={`${card.card} ${card.padded} ${styles.operation}`}
            aria-labelledby={words.everyId}
          >
            <Heading level={3} id={words.everyId} title={words.every} />
            <p>{words.everyLead}</p>
            <Refusals codes={everyCallRefusals} />
          </article>
        </>
      )}
    </LoadState>
  </section>
);
