import { useSearchParams } from 'react-router-dom';
import { resourceOf } from '../../../../admin/schema/compile';
import type { ResourceModel } from '../../../../admin/schema/model';
import { useChanges } from '../../../../admin/web/parts/use-changes';
import { useModel } from '../../../../admin/web/session/facts';
import { useMay } from '../../../../admin/web/session/use-may';
import { dateTime } from '../../../../core/format/date';
import { TICKET } from '../../../../core/states';
import { ticketStatus } from '../../../../core/text/statuses';
import { mayBeId } from '../../../../platform/web/record-id';
import { useCall } from '../../../../platform/web/use-call';
import { Countdown } from '../../../../ui/countdown';
import { EmptyState } from '../../../../ui/empty-state';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { Notice } from '../../../../ui/plain/notice';
import { useSecondsLeft } from '../../../../ui/seconds-left';
import { SkeletonCard } from '../../../../ui/skeleton';
import { StatusTag } from '../../../../ui/status-tag';
import { useScreen } from '../../../../ui/use-screen';
import { getTicket, type TicketConversation } from '../../contract';
import { Composer } from './composer';
import { copy } from './copy';
import { Messages } from './messages';
import { RateCard } from './rate-card';
import styles from './ticket.module.css';
import { TicketFacts } from './ticket-facts';

const at = (iso: string): string => dateTime(iso, { seconds: false, zone: true });

const TurnNotice = ({ ticket }: { ticket: TicketConversation }) => {
  const { status, sla_due_at, closes_at, reopen_until } = ticket;
  if (status > TICKET.awaitsPartner) return <Ended until={reopen_until} />;
  if (closes_at) return <Notice tone="wait">{copy.yourTurn(at(closes_at))}</Notice>;
  return sla_due_at && <Promised due={sla_due_at} />;
};

const Promised = ({ due }: { due: string }) => {
  const left = useSecondsLeft(Date.parse(due));
  if (left === 0) return <Notice tone="wait">{copy.late(at(due))}</Notice>;
  return (
    <Notice tone="run">
      {copy.due(at(due))} {copy.left} <Countdown until={due} style="words" />
    </Notice>
  );
};

const Ended = ({ until }: { until: string | null }) => {
  const left = useSecondsLeft(until ? Date.parse(until) : 0);
  return <Notice tone="quiet">{until && left > 0 ? copy.ended(at(until)) : copy.gone}</Notice>;
};

interface TicketViewProps {
  ticket: TicketConversation;
  resource: ResourceModel;
  onChanged: () => void;
}

const TicketView = ({ ticket, resource, onChanged }: TicketViewProps) => {
  const mayWrite = useMay('ticket:reply').can;
  const isOpen = ticket.status <= TICKET.awaitsPartner;
  return (
    <div className={`${layout.columns} ${styles.page}`}>
      <div className={layout.stack4}>
        <Messages messages={ticket.messages} />
        <TurnNotice ticket={ticket} />
        {isOpen && mayWrite && <Composer ticket={ticket} resource={resource} onSent={onChanged} />}
        {!isOpen && mayWrite && <RateCard ticket={ticket} resource={resource} onRated={onChanged} />}
      </div>
      <TicketFacts ticket={ticket} resource={resource} onChanged={onChanged} />
    </div>
  );
};

const TicketPage = () => {
  const [query] = useSearchParams();
  const id = query.get('q');
  // The key resets all input for another ticket.
  return <Ticket key={id} id={mayBeId(id) ? id : null} />;
};

export default TicketPage;

const Ticket = ({ id }: { id: string | null }) => {
  const resource = resourceOf(useModel(), 'ticket');
  const list = resource.paths.list ?? '/';
  // The phone's header has room for one line.
  const phone = useScreen() === 'phone';
  const { data, error, refetch } = useCall(getTicket, { params: { id: id ?? '' } }, { enabled: id !== null });
  const again = () => void refetch();
  useChanges(resource, again);

  if (id === null || error?.status === 404) return <Missing list={list} />;
  return (
    <>
      <PageHead
        title={(!phone && data?.subject) || copy.title}
        tag={data && <StatusTag status={ticketStatus(data.status)} />}
        hint={data && (phone ? `${data.code} · ${data.subject}` : data.code)}
        back={list}
      />
      <LoadState data={data} error={error} onRetry={again} skeleton={<SkeletonCard height={320} />}>
        {(ticket) => <TicketView ticket={ticket} resource={resource} onChanged={again} />}
      </LoadState>
    </>
  );
};

const Missing = ({ list }: { list: string }) => (
  <EmptyState
    drawing="search"
    level={1}
    title={copy.missing}
    hint={copy.missingHint}
    action={<ButtonLink to={list}>{copy.openList}</ButtonLink>}
  />
);
