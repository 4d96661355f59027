import { Navigate, useSearchParams } from 'react-router-dom';

/** From a page of a list that is not there (an old address, its last row deleted) to the last that is. */
export const LastPage = ({ page }: { page: number }) => {
  const [query] = useSearchParams();
  const next = new URLSearchParams(query);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return <Navigate replace to={{ search: `${next}` }} />;
};
