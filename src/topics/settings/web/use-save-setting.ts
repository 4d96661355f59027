import type { z } from 'zod';
import { useFacts } from '../../../admin/web/session/facts';
import { pageSizes } from '../../../core/contract/page-sizes';
import { updateSetting } from '../../../core/contract/setting';
import { useAction } from '../../../platform/web/use-call';
import { useFeedback } from '../../../ui/feedback';

type SettingInput = z.input<typeof updateSetting.body>;

/** The person's settings as they are shown, a change at once, and how to save a part of them. */
export function useSaveSetting() {
  const { profile, refresh } = useFacts();
  const feedback = useFeedback();
  const action = useAction(updateSetting);
  const setting: SettingInput = {
    default_page_size: pageSizes.find((one) => one === profile.default_page_size) ?? pageSizes[0],
    sound_on_success: profile.sound_on_success,
    single_keys: profile.single_keys,
    ...(action.isLoading && action.variables?.body),
  };
  const save = (part: Partial<SettingInput>) =>
    feedback.attempt(async () => {
      await action.mutateAsync({ body: { ...setting, ...part } });
      await refresh();
      feedback.success('Berhasil disimpan.');
    });
  return { setting, save };
}
