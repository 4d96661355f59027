import { Keyboard } from 'lucide-react';
import { actions } from '../../core/text/actions';
import { Dialog } from '../../ui/dialog';
import { Button } from '../../ui/plain/button';
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
  </Dialog>
);

export default KeyDialog;
