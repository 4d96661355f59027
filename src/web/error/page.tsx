import { useLocation } from 'react-router-dom';
import { useStored } from '../../platform/web/storage';
import { ErrorPage } from '../../ui/error-page';
import { ButtonLink } from '../../ui/plain/button-link';
import { errorPages, notFound } from './copy';

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
