import { App } from 'antd';
import type { ReactNode } from 'react';

interface AntdAppProps {
  children: ReactNode;
}

/** antd's `App` for the generic screens, which act in their own chunk; the rest uses `ui/feedback`. */
const AntdApp = ({ children }: AntdAppProps) => (
  <App component={false} message={{ maxCount: 3 }} notification={{ maxCount: 3 }}>
    {children}
  </App>
);

export default AntdApp;
