import { Input, Segmented } from 'antd';
import { useState } from 'react';
import type { InputOf } from '../parts';
import text from '../text/text.module.css';
import { HtmlValue } from './cells';
import styles from './html.module.css';

type View = 'write' | 'preview';

/** HTML by hand, with a preview that passes the same cleaning as the website. */
export const HtmlInput: InputOf<'html'> = (props) => {
  const [view, setView] = useState<View>('write');
  const html = typeof props.value === 'string' ? props.value : '';
  return (
    <div className={styles.editor}>
      <Segmented<View>
        aria-label={`Tampilan ${props.field.label.toLowerCase()}`}
        value={view}
        onChange={setView}
        options={[
          { value: 'write', label: 'Tulis' },
          { value: 'preview', label: 'Pratinjau' },
        ]}
      />
      {view === 'write' ? (
        <Input.TextArea
          id={props.id}
          className={props.field.max ? text.counted : undefined}
          value={html}
          onChange={(event) => props.onChange(event.target.value)}
          autoSize={{ minRows: 8, maxRows: 24 }}
          count={props.field.max ? { show: true, max: props.field.max } : undefined}
          placeholder={props.field.placeholder ?? '<p>Tulis isi di sini.</p>'}
          status={props.invalid ? 'error' : undefined}
          aria-invalid={props.invalid || undefined}
          aria-describedby={props.describedBy}
          aria-required={props.field.required || undefined}
        />
      ) : (
        // Under the same id: whoever is led to this field arrives here as well.
        <section
          id={props.id}
          tabIndex={-1}
          className={styles.preview}
          aria-label={`Pratinjau ${props.field.label.toLowerCase()}`}
          aria-describedby={props.describedBy}
        >
          <HtmlValue field={props.field} value={html} references={props.references} />
        </section>
      )}
    </div>
  );
};
