import { Component, type ReactNode } from 'react';
import { actions } from '../core/text/actions';
import { ErrorPage } from '../ui/error-page';
import { Button } from '../ui/plain/button';
import { buttonClass } from '../ui/plain/button-class';
import { ChunkError } from './lazy-chunk';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Catches what went wrong while drawing, so that a page falls alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (error as unknown) instanceof ChunkError ? <StaleVersion /> : <ServerError />;
  }
}

const StaleVersion = () => (
  <ErrorPage
    drawing="offline"
    title="Halaman gagal dimuat"
    hint="Koneksi terputus atau versi baru sudah tersedia. Muat ulang untuk melanjutkan."
    action={<Button onClick={() => location.reload()}>{actions.reload}</Button>}
  />
);

// A plain link: what broke is gone only when everything starts anew.
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
