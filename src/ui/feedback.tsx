import type { useAppProps } from 'antd/es/app/context';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';

/** antd's message, notification and modal. */
export type Feedback = useAppProps;

interface Question {
  title: string;
  content?: ReactNode;
  okText: string;
  cancelText: string;
  /** The act cannot be taken back. */
  danger?: boolean;
}

interface FeedbackCalls {
  success: (text: string) => void;
  error: (text: string) => void;
  /** True when the person agrees. */
  confirm: (question: Question) => Promise<boolean>;
  /** All of it, for what the three above cannot say. */
  open: () => Promise<Feedback>;
}

/** What went wrong takes longer to read than that all went well. */
const ERROR_SECONDS = 6;

const FeedbackContext = createContext<FeedbackCalls | null>(null);

export interface FeedbackOutletProps {
  onReady: (feedback: Feedback) => void;
}

interface FeedbackProviderProps {
  /** Draws them; loaded with the first one, for no page needs its 90 kB before something has happened. */
  Outlet: ComponentType<FeedbackOutletProps>;
  children: ReactNode;
}

/** Gives toasts and questions to everything inside; their code comes with the first one. */
export const FeedbackProvider = ({ Outlet, children }: FeedbackProviderProps) => {
  const [wanted, setWanted] = useState(false);
  const ready = useRef<PromiseWithResolvers<Feedback> | null>(null);

  const open = useCallback(() => {
    ready.current ??= withResolvers();
    setWanted(true);
    return ready.current.promise;
  }, []);

  const onReady = useCallback((feedback: Feedback) => ready.current?.resolve(feedback), []);

  const calls = useMemo<FeedbackCalls>(
    () => ({
      open,
      success: (text) => void open().then(({ message }) => message.success(text)),
      error: (text) => void open().then(({ message }) => message.error(text, ERROR_SECONDS)),
      confirm: (question) => open().then(({ modal }) => ask(modal, question)),
    }),
    [open],
  );

  return (
    <FeedbackContext.Provider value={calls}>
      {children}
      {wanted && (
        <Suspense>
          <Outlet onReady={onReady} />
        </Suspense>
      )}
    </FeedbackContext.Provider>
  );
};

/** Toasts and questions; for everything inside the portal. */
export function useFeedback(): FeedbackCalls {
  const calls = useContext(FeedbackContext);
  if (!calls) throw new Error('useFeedback is called outside FeedbackProvider');
  return calls;
}

/** Answers once the question has gone and given the focus back, so that it cannot take it from what comes next. */
const ask = (modal: Feedback['modal'], { danger, ...question }: Question): Promise<boolean> =>
  new Promise((resolve) => {
    let agreed = false;
    modal.confirm({
      ...question,
      centered: true,
      okButtonProps: { danger },
      onOk: () => {
        agreed = true;
      },
      afterClose: () => resolve(agreed),
    });
  });

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
