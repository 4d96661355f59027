import { Form, type FormInstance } from 'antd';
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { asApiError } from '../../../platform/web/api-error';
import { Modal } from '../../../ui/modal';
import { Button } from '../../../ui/plain/button';
import { previewEndpoint } from '../../entity/preview';
import { mergeEdit } from '../../schema/merge-edit';
import type { ResourceModel } from '../../schema/model';
import { useCustomCall } from '../data/use-custom-call';
import { typedOf, type Values } from './form-values';
import styles from './preview.module.css';

/** Milliseconds without typing before the preview follows. */
const PAUSE = 500;
/** Repeated in the style sheets. */
const WIDE = '(min-width: 1280px)';
const LABEL = 'Pratinjau website';

interface PreviewProps {
  resource: ResourceModel;
  /** The record that the form edits; undefined for a new one. */
  record: Values | undefined;
  form: FormInstance | undefined;
}

/** Shows typed values as the website would: beside a wide form, else behind a button. */
const Preview = (props: PreviewProps) => {
  const [isWide] = useState(() => matchMedia(WIDE).matches);
  const [isOpen, setOpen] = useState(false);
  if (isWide)
    return (
      <aside className={styles.aside} aria-label={LABEL}>
        <Phone {...props} />
      </aside>
    );
  return (
    <div className={styles.closed}>
      <Button tone="quiet" icon={<Smartphone size={18} />} onClick={() => setOpen(true)}>
        Lihat pratinjau
      </Button>
      {isOpen && (
        <Modal label={LABEL} onClose={() => setOpen(false)}>
          <div className={styles.modal}>
            <Phone {...props} />
          </div>
        </Modal>
      )}
    </div>
  );
};

const Phone = (props: PreviewProps) => {
  const { url, problem } = usePreview(props);
  const [shown, setShown] = useState<string>();
  // The next page loads behind the shown one, in a frame of its own: a frame that changes its address adds to the history.
  const frames = [...new Set([shown, url])].filter((one) => one !== undefined);
  return (
    <>
      <p className={styles.state} aria-live="polite">
        {problem ?? 'Belum disimpan dan belum terlihat pengunjung.'}
      </p>
      {frames.length > 0 && (
        <div className={styles.phone} aria-busy={shown !== url}>
          {frames.map((address) => (
            <iframe
              key={address}
              title={LABEL}
              src={address}
              sandbox="allow-same-origin"
              referrerPolicy="no-referrer"
              hidden={address !== shown}
              onLoad={() => setShown(address)}
            />
          ))}
        </div>
      )}
    </>
  );
};

const INCOMPLETE = 'Lengkapi dan perbaiki isian untuk melihat pratinjaunya.';

interface PreviewState {
  /** The latest page that could be made. */
  url?: string;
  /** Why what is typed now has none. */
  problem?: string;
}

/** The shown page without the problem of what was typed before. */
const pageOf = ({ url }: PreviewState): PreviewState => (url ? { url } : {});

function usePreview({ resource, record, form }: PreviewProps): PreviewState {
  const callCustom = useCustomCall();
  const typed = typedOf(resource, (Form.useWatch([], { form, preserve: true }) ?? {}) as Values);
  const edit = mergeEdit(resource, record?.version ? record : undefined, typed);
  const id = resource.single ? undefined : record?.id;
  const body = 'data' in edit ? JSON.stringify({ ...edit.data, id }) : null;
  const [state, setState] = useState<PreviewState>({});

  useEffect(() => {
    if (body === null) {
      setState((before) => ({ ...pageOf(before), problem: INCOMPLETE }));
      return;
    }
    setState((before) => (before.problem === INCOMPLETE ? pageOf(before) : before));
    let isOld = false;
    const timer = setTimeout(async () => {
      const next = await callCustom(previewEndpoint(resource), { body: JSON.parse(body) }).catch(
        (failure: unknown) => ({ problem: asApiError(failure).message }),
      );
      if (!isOld) setState(next);
    }, PAUSE);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [body, callCustom, resource]);

  return state;
}

export default Preview;
