import { fileUrl } from '../../api/browser-config';
import { useFacts } from '../../api/facts';
import { Avatar } from '../../ui/avatar';

export const PersonAvatar = ({ size }: { size?: number }) => {
  const { name, avatar_url } = useFacts().profile;
  return <Avatar name={name} src={avatar_url && fileUrl(avatar_url)} {...(size && { size })} />;
};
