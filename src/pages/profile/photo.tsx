import { Camera } from 'lucide-react';
import { dropAvatar, uploadAvatar } from '../../api/avatar';
import { useFacts } from '../../api/facts';
import { PictureChoice } from '../../features/picture/picture-choice';
import { copy } from './copy';
import styles from './profile.module.css';

export const Photo = () => {
  const { profile, refresh } = useFacts();
  return (
    <div className={styles.photo}>
      <PictureChoice
        hasPicture={Boolean(profile.avatar_url)}
        words={copy.photo}
        icon={Camera}
        size="small"
        keep={async (file) => {
          await uploadAvatar(file);
          await refresh();
        }}
        drop={async () => {
          await dropAvatar();
          await refresh();
        }}
      />
    </div>
  );
};
