import { Notice } from './notice';

/** Shows at once why the last action failed; renders nothing without an error. */
export const Refusal = ({ error }: { error: { message: string } | string | false | null | undefined }) =>
  error ? (
    <Notice tone="bad" urgent>
      {typeof error === 'string' ? error : error.message}
    </Notice>
  ) : null;
