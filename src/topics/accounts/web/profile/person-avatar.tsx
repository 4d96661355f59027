import { useFacts } from '../../../../admin/web/session/facts';
import { fileUrl } from '../../../../platform/web/browser-config';
import { Avatar } from '../../../../ui/avatar';

export const PersonAvatar = ({ size }: { size?: number }) => {
  const { name, avatar_url } = useFacts().profile;
  return <Avatar name={name} src={avatar_url && fileUrl(avatar_url)} {...(size && { size })} />;
};
