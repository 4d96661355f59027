import { useNavigate } from 'react-router-dom';
import { placeInHistory } from '../../ui/place-in-history';

export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    if (placeInHistory()) navigate(-1);
    else navigate('/dashboard', { replace: true });
  };
}
