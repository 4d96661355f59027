import { ConfigProvider } from 'antd';
import idID from 'antd/es/locale/id_ID';
import { type ReactNode, useMemo } from 'react';
import { cspNonce } from '../../platform/web/browser-config';
import { useStored } from '../../platform/web/storage';
import { useTheme } from '../../platform/web/use-theme';
import { useScreen } from '../../ui/use-screen';
import { antdTheme } from '../theme/antd-theme';

/**
 * Adds this response's nonce to style elements that scripts insert. antd passes the nonce to its components, but not to
 * its CSS variables and the scrollbar measurement.
 */
function nonceStyles(nonce: string | undefined): void {
  if (!nonce) return;
  const { head } = document;
  const append = head.appendChild.bind(head);
  const insert = head.insertBefore.bind(head);
  const mark = (node: Node) => {
    if (node instanceof HTMLStyleElement) node.nonce ||= nonce;
  };
  head.appendChild = (node) => {
    mark(node);
    return append(node);
  };
  head.insertBefore = (node, before) => {
    mark(node);
    return insert(node, before);
  };
}

const nonce = cspNonce();
nonceStyles(nonce);
const csp = { nonce };
const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;

const picker = idID.DatePicker;
/** Month and year buttons are named by the value they show: "Pilih bulan" would hide it from screen readers. */
const locale = {
  ...idID,
  ...(picker && { DatePicker: { ...picker, lang: { ...picker.lang, monthSelect: '', yearSelect: '' } } }),
};

/** antd with our theme, for forms and feedback; lists, layout and our own pages do without it and save 40 kB. */
const AntdApp = ({ children }: { children: ReactNode }) => {
  const [name] = useTheme();
  const [direction] = useStored('layout-direction');
  const phone = useScreen() === 'phone';
  const theme = useMemo(() => antdTheme({ name, phone, motion }), [name, phone]);
  return (
    <ConfigProvider theme={theme} locale={locale} csp={csp} direction={direction ?? 'ltr'}>
      {children}
    </ConfigProvider>
  );
};

export default AntdApp;
