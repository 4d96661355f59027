import { App, ConfigProvider } from 'antd';
import idID from 'antd/locale/id_ID';
import { type ReactNode, useMemo } from 'react';
import { cspNonce } from '../api/browser-config';
import { useStored } from '../api/storage';
import { useTheme } from '../api/use-theme';
import { useScreen } from '../ui/use-screen';
import { nonceStyles } from './nonce-styles';
import { antdTheme } from './theme/antd-theme';

const nonce = cspNonce();
nonceStyles(nonce);
const csp = { nonce };

interface AntdAppProps {
  children: ReactNode;
}

/**
 * antd with our look, for the generic screens and whatever else asks for it: layout and pages of our own do
 * without, which spares them 40 kB. Specification 9: at most three notifications at a time.
 */
const AntdApp = ({ children }: AntdAppProps) => {
  const [name] = useTheme();
  const [direction] = useStored('layout-direction');
  const phone = useScreen() === 'phone';
  const theme = useMemo(() => antdTheme({ name, phone }), [name, phone]);
  return (
    <ConfigProvider theme={theme} locale={idID} csp={csp} direction={direction ?? 'ltr'}>
      <App component={false} message={{ maxCount: 3 }} notification={{ maxCount: 3 }}>
        {children}
      </App>
    </ConfigProvider>
  );
};

export default AntdApp;
