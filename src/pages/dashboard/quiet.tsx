import type { ReactNode } from 'react';
import type { CallState } from '../../api/use-call';
import type { EndpointSpec, ReplyOf } from '../../core/contract/endpoint';

interface QuietProps<E extends EndpointSpec> {
  call: CallState<E>;
  /** The shape of what comes, as tall as that: nothing below may jump. */
  skeleton: ReactNode;
  children: (data: ReplyOf<E>) => ReactNode;
}

/** A part of the dashboard whose failure is "silently ignored" (specification 7): it then leaves the page. */
export const Quiet = <E extends EndpointSpec>({ call, skeleton, children }: QuietProps<E>) => {
  if (call.data !== undefined) return children(call.data);
  return call.error ? null : skeleton;
};
