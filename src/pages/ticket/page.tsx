import { useSearchParams } from 'react-router-dom';
import { useModel } from '../../api/facts';
import { mayBeId } from '../../api/record-id';
import { useCall } from '../../api/use-call';
import { getTicket } from '../../core/contract/ticket';
import { resourceOf } from '../../core/schema/compile';
import { ticketStatus } from '../../core/text/statuses';
import { useChanges } from '../../screens/parts/use-changes';
import { EmptyState } from '../../ui/empty-state';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { ButtonLink } from '../../ui/plain/button-link';
import { SkeletonCard } from '../../ui/skeleton';
import { StatusTag } from '../../ui/status-tag';
import { useScreen } from '../../ui/use-screen';
import { copy } from './copy';
import { TicketView } from './ticket-view';

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
