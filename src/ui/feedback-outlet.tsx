import { App } from 'antd';
import { useEffect } from 'react';
import type { Feedback } from './feedback';

interface FeedbackOutletProps {
  onReady: (feedback: Feedback) => void;
}

/** Where toasts and questions appear. Specification 9: at most three at a time. */
const FeedbackOutlet = ({ onReady }: FeedbackOutletProps) => (
  <App component={false} message={{ maxCount: 3 }} notification={{ maxCount: 3 }}>
    <Handle onReady={onReady} />
  </App>
);

export default FeedbackOutlet;

const Handle = ({ onReady }: FeedbackOutletProps) => {
  const feedback = App.useApp();
  useEffect(() => onReady(feedback), [feedback, onReady]);
  return null;
};
