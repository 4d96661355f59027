import { Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { resourceOf } from '../../../../admin/schema/compile';
import { useModel } from '../../../../admin/web/session/facts';
import { dateTime, dayOf, time } from '../../../../core/format/date';
import { SHIFT } from '../../../../core/states';
import { useLive } from '../../../../platform/web/live-events';
import { useCall } from '../../../../platform/web/use-call';
import { useGathered } from '../../../../platform/web/use-gathered';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { serverTime } from '../../../../ui/server-clock';
import { getOwnShift, type OwnShift } from '../../contract';
import styles from './strip.module.css';

const words = {
  entry: 'Shift kasir',
  since: (clock: string) => `Shift berjalan sejak ${clock}`,
  close: 'Tutup shift',
  unexplained: 'Selisih shift terakhir belum dicatat',
  explain: 'Catat selisih',
} as const;

/** The person's open shift with a link to close it; nothing without one, or with `entry` a link to open one. */
const ShiftStrip = ({ entry = false }: { entry?: boolean }) => {
  const resource = resourceOf(useModel(), 'cashier-shift');
  const { data, refetch } = useCall(getOwnShift, {}, { staleTime: FRESH });
  const soon = useGathered(() => void refetch());
  useLive('resource', (changed) => changed === resource.name && soon());
  useLive('resync', soon);
  if (data?.shift) return <Running shift={data.shift} />;
  if (!entry || !resource.paths.list) return null;
  return (
    <ButtonLink tone="quiet" to={resource.paths.list}>
      <Wallet size={18} aria-hidden="true" />
      {words.entry}
    </ButtonLink>
  );
};

export default ShiftStrip;

/** Milliseconds; changes arrive by the live channel. */
const FRESH = 60_000;

const Running = ({ shift: { id, status, opened_at } }: { shift: OwnShift }) => {
  const isOpen = status === SHIFT.open;
  const clock =
    dayOf(opened_at) === dayOf(serverTime())
      ? time(opened_at, { seconds: false })
      : dateTime(opened_at, { seconds: false });
  return (
    <p className={styles.strip} data-tone={isOpen ? 'run' : 'wait'}>
      <Wallet size={16} aria-hidden="true" />
      <span>{isOpen ? words.since(clock) : words.unexplained}</span>
      <span aria-hidden="true">·</span>
      <Link className={styles.way} to={`/cashier-shift/detail?q=${id}`}>
        {isOpen ? words.close : words.explain}
      </Link>
    </p>
  );
};
