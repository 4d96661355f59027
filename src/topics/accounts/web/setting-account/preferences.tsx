import { Volume2 } from 'lucide-react';
import { useFacts } from '../../../../admin/web/session/facts';
import { pageSizes } from '../../../../core/contract/page-sizes';
import { updateSetting } from '../../../../core/contract/setting';
import { useAction } from '../../../../platform/web/use-call';
import { chime } from '../../../../ui/chime';
import { useFeedback } from '../../../../ui/feedback';
import { Button } from '../../../../ui/plain/button';
import { FormSection } from '../../../../ui/plain/form-section';
import { Segmented } from '../../../../ui/plain/segmented';
import { Switch } from '../../../../ui/plain/switch';
import { copy } from './copy';
import styles from './setting-account.module.css';

type SettingInput = Parameters<ReturnType<typeof useAction<typeof updateSetting>>['mutateAsync']>[0]['body'];

/** Each change is saved at once. */
export const Preferences = () => {
  const { profile, refresh } = useFacts();
  const feedback = useFeedback();
  const action = useAction(updateSetting);
  const shown = action.isLoading ? action.variables?.body : undefined;
  const size = shown?.default_page_size ?? profile.default_page_size;
  const sound = shown?.sound_on_success ?? profile.sound_on_success;

  const save = async (part: Partial<SettingInput>) => {
    const known = pageSizes.find((one) => one === size) ?? pageSizes[0];
    await feedback.attempt(async () => {
      await action.mutateAsync({ body: { default_page_size: known, sound_on_success: sound, ...part } });
      await refresh();
      feedback.success(copy.saved);
    });
  };

  return (
    <FormSection title={copy.preferences} reason={copy.preferencesHint}>
      <div>
        <p className={styles.label} aria-hidden="true">
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
      <div>
        <Button tone="quiet" size="small" icon={<Volume2 size={16} />} onClick={() => void chime()}>
          {copy.tryIt}
        </Button>
      </div>
    </FormSection>
  );
};
