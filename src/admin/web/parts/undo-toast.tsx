import { actions } from '../../../core/text/actions';
import { useFeedback } from '../../../ui/feedback';
import { Button } from '../../../ui/plain/button';
import { UNDO_MS } from '../../entity/calls';

export function useUndoToast() {
  const feedback = useFeedback();

  return async (key: string, done: string, undo: () => void) => {
    const { message } = await feedback.open();
    let button: HTMLButtonElement | null = null;
    message.open({
      key,
      type: 'success',
      duration: UNDO_MS / 1000,
      content: (
        <>
          {done}{' '}
          {/* The row that had the focus may be gone, and from the keyboard ten seconds are short to find this. */}
          <Button
            ref={(shown) => {
              button = shown;
              shown?.focus();
            }}
            tone="link"
            size="small"
            onClick={() => {
              message.destroy(key);
              undo();
            }}
          >
            {actions.undo}
          </Button>
        </>
      ),
      onClose: () => {
        if (button && document.activeElement === button) document.querySelector('main')?.focus();
      },
    });
  };
}
