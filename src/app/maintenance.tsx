import { ErrorPage } from '../ui/error-page';

/** Replaces the whole product while its flag is set (specification 2). */
const Maintenance = () => (
  <ErrorPage drawing="maintenance" title="Sistem Sedang Maintenance" hint="Silahkan cek sekala berkala" />
);

export default Maintenance;
