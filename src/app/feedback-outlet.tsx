import { App } from 'antd';
import { useEffect } from 'react';
import type { FeedbackOutletProps } from '../ui/feedback';
import AntdApp from './antd-app';

/** Pixels: what comes from above leaves the header in reach. */
const BELOW_HEADER = 80;

/** Where the toasts and questions of `ui/feedback` appear; specification 9: at most three at a time. */
const FeedbackOutlet = ({ onReady }: FeedbackOutletProps) => (
  <AntdApp>
    <App component={false} message={{ maxCount: 3 }} notification={{ maxCount: 3, top: BELOW_HEADER }}>
      <Handle onReady={onReady} />
    </App>
  </AntdApp>
);

export default FeedbackOutlet;

const Handle = ({ onReady }: FeedbackOutletProps) => {
  const feedback = App.useApp();
  useEffect(() => onReady(feedback), [feedback, onReady]);
  return null;
};
