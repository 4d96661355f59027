import type { ReactNode } from 'react';
import type { EndpointSpec, ReplyOf } from '../../../../core/contract/endpoint';
import type { CallState } from '../../../../platform/web/use-call';

interface QuietProps<E extends EndpointSpec> {
  call: CallState<E>;
  /** Height of the content, so that nothing below moves. */
  skeleton: ReactNode;
  children: (data: ReplyOf<E>) => ReactNode;
}

/** A part whose failure is "silently ignored" (specification 7) is removed. */
export const Quiet = <E extends EndpointSpec>({ call, skeleton, children }: QuietProps<E>) => {
  if (call.data !== undefined) return children(call.data);
  return call.error ? null : skeleton;
};
