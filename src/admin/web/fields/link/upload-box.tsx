import { Button } from 'antd';
import { Upload as UploadIcon } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { actions } from '../../../../core/text/actions';
import layout from '../../../../ui/layout.module.css';
import text from '../../../../ui/text.module.css';
import { useFileChoice } from '../../../../ui/use-file-choice';
import type { InputProps } from '../parts';
import styles from './link.module.css';

interface UploadBoxProps extends Pick<InputProps, 'id' | 'field' | 'describedBy'> {
  accept: string;
  isBusy: boolean;
  /** Label of the button that chooses another file. */
  change: string;
  /** Shown while there is no file. */
  hint: string;
  picture?: ReactNode;
  /** Name and size of the stored file; absent: there is none. */
  facts: ReactNode;
  onTake: (file: File) => void;
  onRemove: () => void;
}

/** Chooses a file by its button or by dropping. */
export const UploadBox = (props: UploadBoxProps) => {
  const file = useFileChoice({
    label: props.field.label,
    accept: props.accept,
    onChoose: ([chosen]) => props.onTake(chosen),
  });
  const [isOver, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) props.onTake(file);
  };

  const choose = (
    <Button
      id={props.id}
      icon={<UploadIcon size={18} />}
      loading={props.isBusy}
      onClick={file.choose}
      aria-describedby={props.describedBy}
    >
      {props.facts ? props.change : actions.chooseFile}
    </Button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {file.input}
      {props.facts ? (
        <div className={styles.image}>
          {props.picture}
          <div className={styles.facts}>
            {props.facts}
            <span className={layout.wrap2}>
              {choose}
              <Button danger onClick={props.onRemove}>
                {actions.remove}
              </Button>
            </span>
          </div>
        </div>
      ) : (
        <div className={`${styles.drop} ${isOver ? styles.dropActive : ''}`}>
          {choose}
          <span className={text.quiet}>{props.hint}</span>
        </div>
      )}
    </div>
  );
};
