import { App } from 'antd';
import { useEffect } from 'react';
import type { FeedbackOutletProps } from '../ui/feedback';
import AntdApp from './antd-app';

/** Where the toasts and questions of `ui/feedback` appear. */
const FeedbackOutlet = ({ onReady }: FeedbackOutletProps) => (
  <AntdApp>
    <Handle onReady={onReady} />
  </AntdApp>
);

export default FeedbackOutlet;

const Handle = ({ onReady }: FeedbackOutletProps) => {
  const feedback = App.useApp();
  useEffect(() => onReady(feedback), [feedback, onReady]);
  return null;
};
