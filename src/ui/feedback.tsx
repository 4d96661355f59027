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
import { countModal } from './open-modals';

export type Feedback = useAppProps;

interface Question {
  title: string;
  content?: ReactNode;
  okText: string;
  cancelText: string;
  danger?: boolean;
}

interface FeedbackCalls {
  success: (text: string) => void;
  error: (text: string) => void;
  /** Runs what a press began; a failure is shown as a toast. */
  attempt: (work: () => Promise<unknown>) => Promise<void>;
  confirm: (question: Question) => Promise<boolean>;
  /** Full access to antd's feedback. Rejects if it cannot be loaded. */
  open: () => Promise<Feedback>;
}

const ERROR_SECONDS = 6;

/** Milliseconds after which an answered dialog is removed, even if its animation has not ended. */
const LEAVING_MS = 1_000;

const FeedbackContext = createContext<FeedbackCalls | null>(null);

export interface FeedbackOutletProps {
  onReady: (feedback: Feedback) => void;
}

type Outlet = ComponentType<FeedbackOutletProps>;

interface FeedbackProviderProps {
  /** Loads on first use: no page needs its 90 kB earlier. */
  load: () => Promise<{ default: Outlet }>;
  messageOf: (failure: unknown) => string;
  children: ReactNode;
}

/**
 * Provides toasts and dialogs. If their code cannot be loaded, typically offline, the browser's own dialogs are used.
 */
export const FeedbackProvider = ({ load, messageOf, children }: FeedbackProviderProps) => {
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

  const calls = useMemo<FeedbackCalls>(() => {
    const error = (text: string) =>
      void open().then(
        ({ message }) => message.error(text, ERROR_SECONDS),
        () => window.alert(text),
      );
    return {
      open,
      success: (text) =>
        void open().then(
          ({ message }) => message.success(text),
          () => undefined,
        ),
      error,
      attempt: (work) =>
        work().then(undefined, (failure: unknown) => error(messageOf(failure))) as Promise<void>,
      confirm: (question) =>
        open().then(
          ({ modal }) => ask(modal, question),
          () => window.confirm(question.title),
        ),
    };
  }, [open, messageOf]);

  return (
    <FeedbackContext.Provider value={calls}>
      {children}
      {outlet && <outlet.Outlet onReady={outlet.onReady} />}
    </FeedbackContext.Provider>
  );
};

export function useFeedback(): FeedbackCalls {
  const calls = useContext(FeedbackContext);
  if (!calls) throw new Error('useFeedback is called outside FeedbackProvider');
  return calls;
}

/** Resolves after the dialog has closed and returned focus, so that it cannot take focus from what follows. */
const ask = (modal: Feedback['modal'], { danger, ...question }: Question): Promise<boolean> => {
  const leave = countModal();
  return new Promise<boolean>((resolve) => {
    let agreed = false;
    const answer = (yes: boolean) => {
      agreed = yes;
      // A busy device may never report the end of the animation; the answer must not be lost.
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
  }).finally(leave);
};
