import type { Mode } from '../../../topics/shops/web/mode/mode';
import { Modal } from '../../../ui/modal';
import { copy } from '../copy';
import { Sidebar } from './sidebar';

export const SidebarDrawer = ({ mode, onClose }: { mode: Mode; onClose: () => void }) => (
  <Modal label={copy.navigation} placement="side" onClose={onClose}>
    <Sidebar mode={mode} />
  </Modal>
);
