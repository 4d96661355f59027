import { Link } from 'react-router-dom';
import { isMet } from '../../../../admin/schema/condition';
import { exportText } from '../../../../admin/schema/kinds';
import type { ActionModel, ResourceModel } from '../../../../admin/schema/model';
import { useActions } from '../../../../admin/web/actions/use-actions';
import { useKnownLink } from '../../../../admin/web/session/known-path';
import { useMayEach } from '../../../../admin/web/session/use-may';
import { dateTime } from '../../../../core/format/date';
import { causeLink } from '../../../../core/routes/cause-link';
import { Fact, FactsCard } from '../../../../ui/facts-card';
import layout from '../../../../ui/layout.module.css';
import { Button } from '../../../../ui/plain/button';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { useSecondsLeft } from '../../../../ui/seconds-left';
import text from '../../../../ui/text.module.css';
import type { TicketConversation } from '../../contract';
import { copy } from './copy';
import styles from './ticket.module.css';

interface TicketFactsProps {
  ticket: TicketConversation;
  resource: ResourceModel;
  onChanged: () => void;
}

export const TicketFacts = ({ ticket, resource, onChanged }: TicketFactsProps) => {
  const words = (name: string, value: string): string => {
    const field = resource.fields[name];
    return field ? exportText(field, value) : value;
  };
  return (
    <FactsCard
      title={copy.facts}
      facts={
        <>
          {ticket.cause && <Cause cause={ticket.cause} />}
          <Fact label={copy.category}>{words('category', ticket.category)}</Fact>
          <Fact label={copy.priority}>{words('priority', ticket.priority)}</Fact>
          <Fact label={copy.by}>{ticket.by}</Fact>
          <Fact label={copy.at}>{dateTime(ticket.created_at, { seconds: false, zone: true })}</Fact>
        </>
      }
    >
      <TicketActions ticket={ticket} resource={resource} onChanged={onChanged} />
    </FactsCard>
  );
};

const Cause = ({ cause }: { cause: NonNullable<TicketConversation['cause']> }) => {
  const link = useKnownLink()(causeLink(cause.type, cause.id));
  return (
    <Fact label={copy.about}>
      {link ? (
        <Link className={styles.causeLink} to={link}>
          {cause.code}
        </Link>
      ) : (
        cause.code
      )}
      <span className={text.quiet}> {cause.title}</span>
    </Fact>
  );
};

const isPlain = ({ fields }: ActionModel): boolean => Object.keys(fields).length === 0;

const TicketActions = ({ ticket, resource, onChanged }: TicketFactsProps) => {
  const actions = useActions(resource, onChanged);
  const may = useMayEach(resource.actions.map(({ object }) => object));
  const left = useSecondsLeft(ticket.reopen_until ? Date.parse(ticket.reopen_until) : 0);
  const isGone = ticket.reopen_until !== null && left === 0;
  const fitting = resource.actions.filter(
    (action) =>
      isPlain(action) && may(action.object).can && isMet(action.when, { status: String(ticket.status) }),
  );
  const row = {
    id: ticket.id,
    subject: ticket.subject,
    status: String(ticket.status),
    version: 1,
    created_at: ticket.created_at,
    updated_at: ticket.created_at,
    updated_by: null,
    reference_titles: {},
  };
  if (isGone && resource.paths.create) {
    return (
      <ButtonLink tone="soft" block to={resource.paths.create}>
        {copy.newTicket}
      </ButtonLink>
    );
  }
  if (fitting.length === 0) return null;
  return (
    <div className={layout.stack2}>
      {fitting.map((action) => (
        <Button key={action.name} tone="soft" block onClick={() => void actions.start(action, [row])}>
          {action.label}
        </Button>
      ))}
      {actions.dialog}
    </div>
  );
};
