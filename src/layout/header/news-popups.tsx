import { useLocation, useNavigate } from 'react-router-dom';
import { useKnownLink } from '../../api/known-path';
import { useLive } from '../../api/live-events';
import { actions } from '../../core/text/actions';
import { useFeedback } from '../../ui/feedback';
import { Button } from '../../ui/plain/button';

const LIST = '/notification';

/** Pop-ups for new notifications, at most three at a time (`app/feedback-outlet`); the bell keeps them. */
export const NewsPopups = () => {
  const feedback = useFeedback();
  const navigate = useNavigate();
  const knownLink = useKnownLink();
  const { pathname, search } = useLocation();
  useLive('notification', ({ id, title, body, link }) => {
    const isHere = pathname === LIST || link === pathname + search;
    if (isHere) return;
    const target = knownLink(link) ?? LIST;
    void feedback.open().then(
      ({ notification }) =>
        notification.open({
          key: id,
          message: title,
          description: body,
          role: 'status',
          btn: (
            <Button
              tone="link"
              size="small"
              onClick={() => {
                notification.destroy(id);
                navigate(target);
              }}
            >
              {actions.showDetail}
            </Button>
          ),
        }),
      // If the chunk cannot be loaded, the bell still counts.
      () => undefined,
    );
  });
  return null;
};
