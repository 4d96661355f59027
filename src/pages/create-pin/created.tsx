import { CircleCheck } from 'lucide-react';
import { AccountPage } from '../../features/account/account-page';
import { Button } from '../../ui/plain/button';
import { copy } from './copy';
import { useLeave } from './use-leave';

export const Created = () => {
  const leave = useLeave();
  return (
    <AccountPage icon={<CircleCheck size={28} />} title={copy.done} lead={copy.doneLead}>
      {/* The one thing to do here, for who has just typed. */}
      <Button size="large" block onClick={leave} autoFocus>
        {copy.go}
      </Button>
    </AccountPage>
  );
};
