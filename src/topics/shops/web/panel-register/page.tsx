import { Navigate } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { PANEL } from '../../../../core/states';
import { useCall } from '../../../../platform/web/use-call';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { Notice } from '../../../../ui/plain/notice';
import { getWebsite } from '../../contract/website';
import { copy } from './copy';
import styles from './panel-register.module.css';
import { RegisterForm } from './register-form';

const PanelRegisterPage = () => {
  const { panel } = useFacts().profile;
  const { data, error, refetch } = useCall(getWebsite);
  if (panel?.status === PANEL.submitted || panel?.status === PANEL.active)
    return <Navigate to="/mitra-panel/status" replace />;
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <LoadState data={data} error={error} onRetry={refetch}>
        {(website) => (
          <>
            {website.reject_reason && (
              <div className={styles.rejected}>
                <Notice tone="bad">
                  <strong>{copy.rejected}</strong> {website.reject_reason} {copy.rejectedHint}
                </Notice>
              </div>
            )}
            <RegisterForm key={website.registration?.submitted_at} website={website} />
          </>
        )}
      </LoadState>
    </>
  );
};

export default PanelRegisterPage;
