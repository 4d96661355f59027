import { useLocation } from 'react-router-dom';
import { useStored } from '../../platform/web/storage';
import type { DrawingName } from '../../ui/drawings';
import { ErrorPage } from '../../ui/error-page';
import { ButtonLink } from '../../ui/plain/button-link';

interface ErrorWords {
  title: string;
  hint?: string;
  drawing: DrawingName;
  action: { label: string; to: string };
}

const toLogin = { label: 'Masuk', to: '/login' };

/** Verbatim from specification 2 and 8; button labels are not specified there. */
const errorPages: Record<'400' | '401' | '403' | '500', ErrorWords> = {
  '400': { title: 'Kamu tidak dapat mengakses halaman ini', drawing: 'locked', action: toLogin },
  '401': {
    title: 'Kamu belum terautentikasi untuk mengakses halaman ini',
    drawing: 'locked',
    action: toLogin,
  },
  '403': {
    title: 'Kamu tidak memiliki hak akses untuk mengakses halaman ini',
    drawing: 'locked',
    action: { label: 'Kembali ke Dashboard', to: '/dashboard' },
  },
  '500': {
    title: '500 - Oops, Server Error!',
    hint: 'You can go back home.',
    drawing: 'failed',
    action: { label: 'Back to Home', to: '/dashboard' },
  },
};

const notFound = (inPanel: boolean): ErrorWords => ({
  title: '404 - Halaman Tidak Ditemukan',
  hint: 'Silahkan kembali ke halaman beranda',
  drawing: 'not-found',
  action: { label: 'Kembali ke Beranda', to: inPanel ? '/panel/statistic' : '/dashboard' },
});

const ErrorRoute = () => {
  const { pathname } = useLocation();
  const [mode] = useStored('vcg-sidebar-type');
  const words = Object.entries(errorPages).find(([code]) => pathname === `/${code}`)?.[1];
  const { title, hint, drawing, action } = words ?? notFound(mode === 'panel');
  return (
    <ErrorPage
      drawing={drawing}
      title={title}
      hint={hint}
      action={<ButtonLink to={action.to}>{action.label}</ButtonLink>}
    />
  );
};

export default ErrorRoute;
