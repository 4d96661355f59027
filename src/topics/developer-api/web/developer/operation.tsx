import card from '../../../../ui/card.module.css';
import { CodeBlock } from '../../../../ui/code-block';
import text from '../../../../ui/text.module.css';
import type { ApiCall } from '../../domain/api-document';
import { copy } from './copy';
import styles from './developer.module.css';
import { FieldList } from './field-list';
import { fieldRows, parameterRows } from './fields';
import { Heading } from './heading';
import { Prose } from './prose';
import { Refusals } from './refusals';

const words = copy.reference;
const jsonText = (value: unknown): string => JSON.stringify(value, null, 2);

export const Operation = ({ call }: { call: ApiCall }) => {
  const { method, path, operationId, summary, description, parameters, requestBody, responses } = call;
  const sent = requestBody?.content['application/json'];
  const answer = responses[200]?.content?.['application/json'];
  const { data = {}, meta } = answer?.schema.properties ?? {};
  const answered = { type: 'object', properties: { data, ...(meta && { meta }) } };
  return (
    <article className={`${card.card} ${card.padded} ${styles.operation}`} aria-labelledby={operationId}>
      <Heading level={3} id={operationId} title={summary} />
      <p className={styles.path}>
        <span className={styles.method}>{method.toUpperCase()}</span>
        <code>{path}</code>
        <span className={text.quiet}>
          {words.scope} <code>{call['x-scope']}</code>
        </span>
      </p>
      {description && <Prose text={description} />}
      <div className={styles.sides}>
        <div className={styles.side}>
          <FieldList title={words.query} rows={parameterRows(parameters)} showsRequired />
          {sent && <FieldList title={words.body} rows={fieldRows(sent.schema)} showsRequired />}
          <FieldList title={words.answer} rows={fieldRows(answered)} />
          {call['x-refusals'].length > 0 && (
            <div>
              <h4 className={styles.small}>{words.refusals}</h4>
              <Refusals codes={call['x-refusals']} />
            </div>
          )}
        </div>
        <div className={styles.side}>
          {sent && (
            <CodeBlock name={words.body} what={`${words.body}: ${summary}`} text={jsonText(sent.example)} />
          )}
          {answer && (
            <CodeBlock
              name={words.answer}
              what={`${words.answer}: ${summary}`}
              text={jsonText(answer.example)}
            />
          )}
        </div>
      </div>
    </article>
  );
};
