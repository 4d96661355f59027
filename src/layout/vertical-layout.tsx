import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStored } from '../api/storage';
import { createTileShelf, type TileShelf } from '../core/look/tile-shelf';
import { type Mode, useKeptMode, useMode } from '../features/mode/mode';
import { HeadSlot } from '../ui/head-slot';
import { useOpenHere } from '../ui/open-here';
import { PageTiles } from '../ui/page-tiles';
import { useScreen } from '../ui/use-screen';
import { BottomMenu } from './bottom-menu/bottom-menu';
import { hasBottomMenu } from './bottom-menu/has-bottom-menu';
import { ChatButton } from './chat-button';
import { copy } from './copy';
import { Footer } from './footer';
import { Header } from './header/header';
import { InstallBanner } from './install-banner/install-banner';
import { NoticeHost } from './onboarding/notice-host';
import { DialogHost } from './overlays/dialog-host';
import { PanelNotice } from './panel-notice';
import { Sidebar } from './sidebar/sidebar';
import { SidebarDrawer } from './sidebar/sidebar-drawer';
import { SuccessSound } from './success-sound';
import { usePageStart } from './use-page-start';
import styles from './vertical-layout.module.css';

/** Sidebar, header, content, footer (specification 2). */
const VerticalLayout = ({ children }: { children: ReactNode }) => {
  const mode = useMode();
  useKeptMode(mode);
  const screen = useScreen();
  const sidebar = useSidebar();
  const [width] = useStored('layout-width');
  const content = useRef<HTMLElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  usePageStart(content);
  const tiles = usePageTiles();
  return (
    <DialogHost>
      <a className="skip-link" href="#content">
        {copy.skip}
      </a>
      <div className={styles.layout} data-width={width ?? 'full'}>
        {screen === 'desktop' && (
          <div className={`${styles.side} no-print`} data-collapsed={sidebar.collapsed || undefined}>
            <Sidebar mode={mode} collapsed={sidebar.collapsed} />
          </div>
        )}
        <div className={styles.page}>
          <Header mode={mode} sidebar={sidebar} slot={setSlot} />
          <main ref={content} id="content" tabIndex={-1} className={styles.content}>
            {screen !== 'desktop' && <InstallBanner />}
            <PanelNotice mode={mode} />
            <PageTiles.Provider value={tiles}>
              <HeadSlot.Provider value={slot}>{children}</HeadSlot.Provider>
            </PageTiles.Provider>
          </main>
          <Footer />
        </div>
      </div>
      <NoticeHost />
      <SuccessSound />
      <Companions mode={mode} drawer={sidebar.drawer} closeDrawer={sidebar.closeDrawer} />
    </DialogHost>
  );
};

export default VerticalLayout;

function usePageTiles(): TileShelf {
  const { pathname } = useLocation();
  const kept = useRef<{ pathname: string; shelf: TileShelf }>(undefined);
  if (kept.current?.pathname !== pathname) kept.current = { pathname, shelf: createTileShelf() };
  return kept.current.shelf;
}

/** On desktops the sidebar is wide or icons only, as last chosen; otherwise it is a drawer. */
function useSidebar() {
  const [stored, store] = useStored('sidebar-type');
  const [drawer, setDrawer] = useOpenHere<true>();
  const isDrawer = useScreen() !== 'desktop';
  const collapsed = stored === 'collapsed';
  return {
    collapsed,
    drawer: drawer !== null,
    closeDrawer: () => setDrawer(null),
    toggle: () => (isDrawer ? setDrawer(true) : store(collapsed ? 'open' : 'collapsed')),
  };
}

interface CompanionsProps {
  mode: Mode;
  drawer: boolean;
  closeDrawer: () => void;
}

const Companions = ({ mode, drawer, closeDrawer }: CompanionsProps) => {
  const screen = useScreen();
  return (
    <>
      {hasBottomMenu(screen, mode) && <BottomMenu />}
      {drawer && screen !== 'desktop' && <SidebarDrawer mode={mode} onClose={closeDrawer} />}
      <ChatButton />
    </>
  );
};
