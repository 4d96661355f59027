import type { useAppProps } from 'antd/es/app/context';
import {
  type ComponentType,
  createContext,
  type ReactNode,
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
  /** All of it, for what the three above cannot say. Rejects when it cannot be fetched. */
  open: () => Promise<Feedback>;
}

/** What went wrong takes longer to read than that all went well. */
const ERROR_SECONDS = 6;

/** Milliseconds after which a question that was answered is taken away, however far its way out has come. */
const LEAVING_MS = 1_000;

const FeedbackContext = createContext<FeedbackCalls | null>(null);

export interface FeedbackOutletProps {
  onReady: (feedback: Feedback) => void;
}

type Outlet = ComponentType<FeedbackOutletProps>;

interface FeedbackProviderProps {
  /** Fetches what draws them, with the first one: no page needs its 90 kB before something has happened. */
  load: () => Promise<{ default: Outlet }>;
  children: ReactNode;
}

/**
 * Gives toasts and questions to everything inside. Where their code cannot be fetched, which is when the connection
 * is gone and an error is to be told, the browser's own boxes say it.
 */
export const FeedbackProvider = ({ load, children }: FeedbackProviderProps) => {
  const [outlet, setOutlet] = useState<{ Outlet: Outlet } & FeedbackOutletProps>();
  const ready = useRef<Promise<Feedback> | null>(null);

  const open = useCallback(() => {
    ready.current ??= load().then(
      ({ default: Outlet }) => new Promise((onReady) => setOutlet({ Outlet, onReady })),
      (error: unknown) => {
        ready.current = null;
        throw error;
      },
    );
    return ready.current;
  }, [load]);

  const calls = useMemo<FeedbackCalls>(
    () => ({
      open,
      success: (text) =>
        void open().then(
          ({ message }) => message.success(text),
          () => undefined,
        ),
      error: (text) =>
        void open().then(
          ({ message }) => message.error(text, ERROR_SECONDS),
          () => window.alert(text),
        ),
      confirm: (question) =>
        open().then(
          ({ modal }) => ask(modal, question),
          () => window.confirm(question.title),
        ),
    }),
    [open],
  );

  return (
    <FeedbackContext.Provider value={calls}>
      {children}
      {outlet && <outlet.Outlet onReady={outlet.onReady} />}
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
    const answer = (yes: boolean) => {
      agreed = yes;
      // A device too busy to play the way out never says that it has ended; the answer must not be lost with it.
      setTimeout(() => {
        shown.destroy();
        resolve(agreed);
      }, LEAVING_MS);
    };
    const shown = modal.confirm({
      ...question,
      centered: true,
      okButtonProps: { danger },
      onOk: () => answer(true),
      onCancel: () => answer(false),
      afterClose: () => resolve(agreed),
    });
  });
