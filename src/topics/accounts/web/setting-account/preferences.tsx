import { Volume2 } from 'lucide-react';
import { pageSizes } from '../../../../core/contract/page-sizes';
import { chime } from '../../../../ui/chime';
import { Button } from '../../../../ui/plain/button';
import { FormSection } from '../../../../ui/plain/form-section';
import { Segmented } from '../../../../ui/plain/segmented';
import { Switch } from '../../../../ui/plain/switch';
import text from '../../../../ui/text.module.css';
import { useSaveSetting } from '../../../settings/web/use-save-setting';
import { copy } from './copy';
import styles from './setting-account.module.css';

/** Each change is saved at once. */
export const Preferences = () => {
  const { setting, save } = useSaveSetting();
  const { default_page_size: size, sound_on_success: sound, single_keys: keys } = setting;

  return (
    <FormSection title={copy.preferences} reason={copy.preferencesHint}>
      <div>
        <p className={text.label} aria-hidden="true">
          {copy.pageSize}
        </p>
        <Segmented
          label={copy.pageSize}
          options={pageSizes.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(size)}
          onChange={(value) => {
            const chosen = pageSizes.find((one) => String(one) === value);
            if (chosen) void save({ default_page_size: chosen });
          }}
        />
        <p className={styles.hint}>{copy.pageSizeHint}</p>
      </div>
      <Switch
        label={copy.sound}
        hint={copy.soundHint}
        checked={sound}
        onChange={(checked) => void save({ sound_on_success: checked })}
      />
      <Switch
        label={copy.singleKeys}
        hint={copy.singleKeysHint}
        checked={keys !== false}
        onChange={(checked) => void save({ single_keys: checked })}
      />
      <div>
        <Button tone="quiet" size="small" icon={<Volume2 size={16} />} onClick={() => void chime()}>
          {copy.tryIt}
        </Button>
      </div>
    </FormSection>
  );
};
