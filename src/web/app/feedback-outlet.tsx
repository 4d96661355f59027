import { App } from 'antd';
import { useEffect } from 'react';
import type { FeedbackOutletProps } from '../../ui/feedback';
import AntdApp from './antd-app';

const BELOW_HEADER = 80;

/** Container of the toasts and dialogs of `ui/feedback`; at most three at a time (specification 9). */
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
