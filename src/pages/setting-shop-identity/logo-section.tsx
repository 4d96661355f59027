import { Upload as UploadIcon } from 'lucide-react';
import { fileUrl } from '../../api/browser-config';
import { call } from '../../api/call';
import { uploadLogo } from '../../api/letterhead';
import { type Letterhead, removeLogo } from '../../core/contract/letterhead';
import { PictureChoice } from '../../features/picture/picture-choice';
import { FormSection } from '../../ui/plain/form-section';
import { copy } from './copy';
import styles from './setting-shop-identity.module.css';

/** The logo is saved at once, separately from the form. */
export const LogoSection = ({ kept, onChanged }: { kept: Letterhead; onChanged: () => void }) => (
  <FormSection title={copy.logo.title} reason={copy.logo.hint}>
    {kept.logo_url ? (
      <img className={styles.logo} src={fileUrl(kept.logo_url)} alt={copy.logo.alt} />
    ) : (
      <p className={styles.quiet}>{copy.logo.none}</p>
    )}
    <PictureChoice
      hasPicture={kept.logo_url !== null}
      words={copy.logo}
      icon={UploadIcon}
      keep={async (file) => {
        await uploadLogo(file);
        onChanged();
      }}
      drop={async () => {
        await call(removeLogo);
        onChanged();
      }}
    />
  </FormSection>
);
