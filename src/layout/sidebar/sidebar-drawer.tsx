import type { Mode } from '../../features/mode/mode';
import { Modal } from '../../ui/modal';
import { copy } from '../copy';
import { Sidebar } from './sidebar';

interface SidebarDrawerProps {
  mode: Mode;
  onClose: () => void;
}

export const SidebarDrawer = ({ mode, onClose }: SidebarDrawerProps) => (
  <Modal label={copy.navigation} placement="side" onClose={onClose}>
    <Sidebar mode={mode} />
  </Modal>
);
