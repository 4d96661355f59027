import card from '../../../../ui/card.module.css';
import { CodeBlock } from '../../../../ui/code-block';
import { type ApiDocument, type ApiMessage, messagesOf } from '../../domain/api-document';
import { copy } from './copy';
import styles from './developer.module.css';
import { FieldList } from './field-list';
import { fieldRows, parameterRows } from './fields';
import { Heading } from './heading';
import { Prose } from './prose';

const words = copy.messages;

export const Messages = ({ document }: { document: ApiDocument }) => (
  <section aria-labelledby={words.id} className={styles.section}>
    <Heading level={2} id={words.id} title={words.title} />
    <p>{words.lead}</p>
    {messagesOf(document).map((message) => (
      <Message key={message.name} message={message} />
    ))}
  </section>
);

const Message = ({ message }: { message: ApiMessage }) => {
  const { name, operationId, summary, description, parameters, requestBody, responses } = message;
  const { schema, example } = requestBody.content['application/json'];
  const answers = Object.entries(responses).map(([status, answer]) => ({
    ...{ name: status, type: 'HTTP', isRequired: true, rules: [] },
    description: answer.description,
  }));
  return (
    <article className={`${card.card} ${card.padded} ${styles.operation}`} aria-labelledby={operationId}>
      <Heading level={3} id={operationId} title={summary} />
      <p className={styles.path}>
        <span className={styles.method}>POST</span>
        <code>{name}</code>
      </p>
      <Prose text={description} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <FieldList title={words.header} rows={parameterRows(parameters)} />
          <FieldList title={words.body} rows={fieldRows(schema)} />
          <FieldList title={words.answer} rows={answers} />
        </div>
        <div className={styles.side}>
          <CodeBlock
            name={words.body}
            what={`${words.body}: ${summary}`}
            text={JSON.stringify(example, null, 2)}
          />
        </div>
      </div>
    </article>
  );
};
