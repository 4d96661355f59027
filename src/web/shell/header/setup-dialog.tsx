import { actions } from '../../../core/text/actions';
import { useStored } from '../../../platform/web/storage';
import { SetupSteps } from '../../../topics/onboarding/web/setup/setup-steps';
import { useSetup } from '../../../topics/onboarding/web/setup/use-setup';
import { useMode } from '../../../topics/shops/web/mode/mode';
import { Dialog } from '../../../ui/dialog';
import { Dismiss } from '../../../ui/dismiss';
import { Button } from '../../../ui/plain/button';
import { copy } from '../copy';
import { setupFlag } from './setup-flag';

export const SetupDialog = ({ onClose }: { onClose: () => void }) => {
  const mode = useMode();
  const setup = useSetup(mode);
  const [, setFlag] = useStored(setupFlag(mode));
  const ready = setup?.percent === 100;
  const hide = () => {
    setFlag('hidden');
    onClose();
  };
  return (
    <Dialog
      title={copy.setup.title}
      reason={ready ? copy.setup.ready : copy.setup.hint[mode]}
      onClose={onClose}
      actions={
        <>
          {ready && <Button onClick={hide}>{copy.setup.hide}</Button>}
          <Dismiss onClick={onClose}>{actions.close}</Dismiss>
        </>
      }
    >
      {setup && <SetupSteps setup={setup} />}
    </Dialog>
  );
};
