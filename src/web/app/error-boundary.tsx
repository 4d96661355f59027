import { Component, Fragment, type ReactNode } from 'react';
import { actions } from '../../core/text/actions';
import { ErrorPage } from '../../ui/error-page';
import { Button } from '../../ui/plain/button';
import { buttonClass } from '../../ui/plain/button-class';
import { useBackOnline } from '../../ui/use-online';
import { ChunkError } from './lazy-chunk';

interface ErrorBoundaryProps {
  children: ReactNode;
}

interface State {
  error: unknown;
  tries: number;
}

/** Redraws after errors caused by a program that edits the page, such as a translator; then the error is shown. */
const MOST_TRIES = 5;

/**
 * Catches errors while drawing, so that only one page fails. If the DOM was edited by another program, it is drawn
 * again; forms restore their input from drafts.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, tries: 0 };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof DOMException) || this.state.tries >= MOST_TRIES) return;
    this.setState(({ tries }) => ({ error: null, tries: tries + 1 }));
  }

  override render() {
    const { error, tries } = this.state;
    if (error === null) return <Fragment key={tries}>{this.props.children}</Fragment>;
    return error instanceof ChunkError ? <StaleVersion /> : <ServerError />;
  }
}

const reload = () => location.reload();

const StaleVersion = () => {
  useBackOnline(reload);
  return (
    <ErrorPage
      drawing="offline"
      title="Halaman gagal dimuat"
      hint="Koneksi terputus atau versi baru sudah tersedia. Muat ulang untuk melanjutkan."
      action={<Button onClick={reload}>{actions.reload}</Button>}
    />
  );
};

// A plain link, because only a full reload clears the error.
const ServerError = () => (
  <ErrorPage
    drawing="failed"
    title="500 - Oops, Server Error!"
    hint="You can go back home."
    action={
      <a href="/dashboard" className={buttonClass()}>
        Back to Home
      </a>
    }
  />
);
