import { useEffect, useRef } from 'react';
import { useFacts } from '../../api/facts';

/** Reads again whenever the facts were: a judgement, a renewal and a domain all tell of themselves there. */
export function useFreshWithFacts(refetch: () => Promise<unknown>): void {
  const { server_time } = useFacts().profile;
  const last = useRef(server_time);
  useEffect(() => {
    if (last.current === server_time) return;
    last.current = server_time;
    void refetch();
  }, [server_time, refetch]);
}
