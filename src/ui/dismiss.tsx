import type { ComponentProps } from 'react';
import { actions } from '../core/text/actions';
import { Button } from './plain/button';

/** The quiet way out of a dialog. */
export const Dismiss = ({ children = actions.cancel, ...button }: ComponentProps<typeof Button>) => (
  <Button tone="quiet" {...button}>
    {children}
  </Button>
);
