import { Navigate, useSearchParams } from 'react-router-dom';

/** Redirects from a missing page of a list (an old URL, its last row deleted) to the last one. */
export const LastPage = ({ page }: { page: number }) => {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return <Navigate replace to={{ search: `${next}` }} />;
};
