import layout from '../../../../ui/layout.module.css';
import { PageHead } from '../../../../ui/page-head';
import { FormSection } from '../../../../ui/plain/form-section';
import { Appearance } from '../../../settings/web/appearance/appearance';
import { copy } from './copy';
import { Devices } from './devices';
import { Preferences } from './preferences';
import styles from './setting-account.module.css';

const AccountSettingPage = () => (
  <>
    <PageHead title={copy.title} hint={copy.hint} back="/setting" />
    <div className={layout.stack5}>
      <FormSection title={copy.appearance} reason={copy.appearanceHint}>
        <p className={styles.language}>
          <span>{copy.language}</span>
          <strong>{copy.languageValue}</strong>
        </p>
        <div className={styles.options}>
          <Appearance />
        </div>
      </FormSection>
      <Preferences />
      <Devices />
    </div>
  </>
);

export default AccountSettingPage;
