import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { useFacts } from '../../admin/web/session/facts';
import { createTileShelf, type TileShelf } from '../../core/appearance/tile-shelf';
import { browserConfig } from '../../platform/web/browser-config';
import { useLive } from '../../platform/web/live-events';
import { useStored } from '../../platform/web/storage';
import { DEVELOPER } from '../../topics/developer-api/domain/paths';
import { type Mode, useMode, useStoredMode } from '../../topics/shops/web/mode/mode';
import { chime } from '../../ui/chime';
import { HeadSlot } from '../../ui/head-slot';
import { Modal } from '../../ui/modal';
import { useOpenHere } from '../../ui/open-here';
import { PageTiles } from '../../ui/page-tiles';
import { useScreen } from '../../ui/use-screen';
import { BottomMenu } from './bottom-menu/bottom-menu';
import { hasBottomMenu } from './bottom-menu/has-bottom-menu';
import { ChatButton } from './chat-button';
import { copy } from './copy';
import { Header } from './header/header';
import { InstallBanner } from './install-banner/install-banner';
import { KeyList } from './key-list';
import { NoticeHost } from './onboarding/notice-host';
import { DialogHost } from './overlays/dialog-host';
import { PanelNotice } from './panel-notice';
import { Sidebar } from './sidebar/sidebar';
import styles from './vertical-layout.module.css';

/**
 * A new page starts at its top, and focus moves from the menu to the content, unless the page has set it or opened an
 * overlay that would close. The browser handles going back.
 */
function usePageStart(content: RefObject<HTMLElement>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    if (document.querySelector('[data-popover]')) return;
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [content, pathname, type]);
}

const SUCCEEDED = 2;

const SuccessSound = () => {
  const { sound_on_success } = useFacts().profile;
  // Events may arrive twice: live, and after a reconnect.
  const played = useRef(new Set<string>());
  useLive('transaction', ({ id, status }) => {
    if (!sound_on_success || status !== SUCCEEDED || played.current.has(id)) return;
    played.current.add(id);
    void chime();
  });
  return null;
};

const Footer = () => (
  <footer className={`${styles.footer} no-print`}>
    <span>{browserConfig.productName}</span>
    <span>{copy.safety}</span>
    <Link to={DEVELOPER}>{copy.apiDocumentation}</Link>
  </footer>
);

/** Sidebar, header, content, footer (specification 2). */
const VerticalLayout = ({ children }: { children: ReactNode }) => {
  const mode = useMode();
  useStoredMode(mode);
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
      <KeyList />
      <Companions mode={mode} drawer={sidebar.drawer} closeDrawer={sidebar.closeDrawer} />
    </DialogHost>
  );
};

export default VerticalLayout;

function usePageTiles(): TileShelf {
  const { pathname } = useLocation();
  const previous = useRef<{ pathname: string; shelf: TileShelf }>(undefined);
  if (previous.current?.pathname !== pathname) previous.current = { pathname, shelf: createTileShelf() };
  return previous.current.shelf;
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
      {drawer && screen !== 'desktop' && (
        <Modal label={copy.navigation} placement="side" onClose={closeDrawer}>
          <Sidebar mode={mode} />
        </Modal>
      )}
      <ChatButton />
    </>
  );
};
