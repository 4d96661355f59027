import { Segmented } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { inSentence } from '../../../../core/text/in-sentence';
import { SkeletonForm } from '../../../../ui/skeleton';
import text from '../../../../ui/text.module.css';
import type { InputOf } from '../parts';
import { TextAreaInput } from '../text/inputs';
import { HtmlValue } from './cells';
import styles from './html.module.css';
import { isVisual } from './richness';

const SourceInput: InputOf<'html'> = ({ field, ...props }) => (
  <TextAreaInput
    {...props}
    field={{ placeholder: '<p>Tulis isi di sini.</p>', ...field }}
    autoSize={{ minRows: 8, maxRows: 24 }}
  />
);

const VisualInput = lazy(() => import('./visual-input'));

type View = 'visual' | 'source' | 'preview';

export const HtmlInput: InputOf<'html'> = (props) => {
  const html = typeof props.value === 'string' ? props.value : '';
  const [view, setView] = useState<View>(() => (isVisual(html) ? 'visual' : 'source'));
  const name = inSentence(props.field.label);
  return (
    <div className={styles.editor}>
      <Segmented<View>
        aria-label={`Tampilan ${name}`}
        value={view}
        onChange={(next) => setView(next === 'visual' && !isVisual(html) ? 'source' : next)}
        options={[
          { value: 'visual', label: 'Tulis', disabled: !isVisual(html) },
          { value: 'source', label: 'HTML' },
          { value: 'preview', label: 'Pratinjau' },
        ]}
      />
      {view === 'visual' && (
        <Suspense fallback={<SkeletonForm />}>
          <VisualInput {...props} />
        </Suspense>
      )}
      {view === 'source' && (
        <>
          <SourceInput {...props} />
          {!isVisual(html) && (
            <p className={text.quiet}>
              Isi ini memuat bentuk yang tidak dikenal penyunting, jadi diubah lewat HTML.
            </p>
          )}
        </>
      )}
      {view === 'preview' && (
        // Same id as the input, so that error links reach this view too.
        <section
          id={props.id}
          tabIndex={-1}
          className={styles.preview}
          aria-label={`Pratinjau ${name}`}
          aria-describedby={props.describedBy}
        >
          <HtmlValue field={props.field} value={html} references={props.references} />
        </section>
      )}
    </div>
  );
};
