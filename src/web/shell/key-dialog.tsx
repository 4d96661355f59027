import { Keyboard } from 'lucide-react';
import { actions } from '../../core/text/actions';
import { useSaveSetting } from '../../topics/settings/web/use-save-setting';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/plain/button';
import { Switch } from '../../ui/plain/switch';
import { useKeys } from '../../ui/use-key';
import { copy } from './copy';
import styles from './key-dialog.module.css';

const KeyDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title={copy.keys.title}
    icon={Keyboard}
    onClose={onClose}
    actions={<Button onClick={onClose}>{actions.close}</Button>}
  >
    <dl className={styles.keys}>
      {useKeys().map(({ key, ctrl, label }) => (
        <div key={`${ctrl} ${key}`}>
          <dt>
            {ctrl && <kbd>Ctrl</kbd>} <kbd>{key.toUpperCase()}</kbd>
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
    <SingleKeys />
  </Dialog>
);

const SingleKeys = () => {
  const { setting, save } = useSaveSetting();
  return (
    <Switch
      label={copy.keys.single}
      hint={copy.keys.singleHint}
      checked={setting.single_keys !== false}
      onChange={(checked) => void save({ single_keys: checked })}
    />
  );
};

export default KeyDialog;
