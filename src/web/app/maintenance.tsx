import { ErrorPage } from '../../ui/error-page';
import { MAINTENANCE_TITLE } from './maintenance-title';

/** Replaces the whole product while its flag is set (specification 2). */
const Maintenance = () => (
  <ErrorPage drawing="maintenance" title={MAINTENANCE_TITLE} hint="Silahkan cek sekala berkala" />
);

export default Maintenance;
