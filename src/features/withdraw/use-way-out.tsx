import { Banknote } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useOpenHere } from '../../ui/open-here';
import { Button } from '../../ui/plain/button';
import type { WithdrawDoor } from './door';
import { LostNotice } from './lost-notice';
import { type SentWish, useLostWithdrawal } from './use-lost-withdrawal';

const WithdrawDialog = lazy(() => import('./withdraw-dialog'));

/** Rupiah: available, and total. */
interface Purse {
  available: number;
  total: number;
}

export function useWayOut(door: WithdrawDoor, purse: Purse | undefined) {
  const lost = useLostWithdrawal(door);
  const [asked, ask] = useOpenHere<{ again?: SentWish }>('path');
  const [count, setCount] = useState(0);
  const open = (again?: SentWish) => {
    setCount(count + 1);
    ask(again ? { again } : {});
  };
  return {
    notice: <LostNotice lost={lost} onResend={open} />,
    button: (
      <Button tone="accent" icon={<Banknote size={18} />} disabled={lost.isOpen} onClick={() => open()}>
        {door.words.ask}
      </Button>
    ),
    dialog: asked && purse && (
      <Suspense fallback={null}>
        <WithdrawDialog
          key={count}
          {...{ door, ...purse, lost }}
          {...(asked.again && { again: asked.again })}
          onClose={() => ask(null)}
        />
      </Suspense>
    ),
  };
}
