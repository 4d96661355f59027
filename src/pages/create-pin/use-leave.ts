import { useNavigate } from 'react-router-dom';

/** Where the router stands in this tab's history; 0 is the first page that was opened. */
const placeInHistory = (): number => {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx ?? 0;
};

/** Back to what asked for a PIN, else to the dashboard. */
export function useLeave(): () => void {
  const navigate = useNavigate();
  return () => {
    if (placeInHistory() > 0) navigate(-1);
    else navigate('/dashboard', { replace: true });
  };
}
