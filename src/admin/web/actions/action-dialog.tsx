import { ConfigProvider, Form } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import type { ActionReply } from '../../../core/contract/action-reply';
import { number } from '../../../core/format/number';
import { actions } from '../../../core/text/actions';
import { Dialog } from '../../../ui/dialog';
import { ForgotPin } from '../../../ui/forgot-pin';
import { Button } from '../../../ui/plain/button';
import { Notice } from '../../../ui/plain/notice';
import { OtpInput } from '../../../ui/plain/otp-input';
import { Refusal } from '../../../ui/plain/refusal';
import { StatusTag } from '../../../ui/status-tag';
import text from '../../../ui/text.module.css';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { ActiveField } from '../form/active-field';
import formStyles from '../form/form.module.css';
import type { Values } from '../form/form-values';
import { markRequired } from '../form/mark-required';
import { FieldDepsProvider } from '../parts/field-deps-provider';
import { usePinHelp } from '../session/use-pin-help';
import styles from './action-dialog.module.css';
import { type ActionRow, type Selected, subjectOf, type Target } from './action-target';
import { useActionForm } from './use-action-form';

interface ActionOutcomeProps {
  reply: ActionReply;
  isPreview: boolean;
}

/** A record without changed values is deleted. */
const partOf = (changes: ActionReply['changes']): string =>
  changes.some(({ values }) => values.length > 0) ? 'berubah' : 'dihapus';

const ActionOutcome = ({ reply, isPreview }: ActionOutcomeProps) => {
  const { message, facts, changes, changed = changes.length } = reply;
  const warned = changes.filter(({ warning }) => warning).length;
  return (
    <section className={styles.outcome} aria-live="polite">
      {isPreview ? (
        <strong>
          {changed > 0 ? `${number(changed)} data ${partOf(changes)}` : 'Tidak ada yang berubah'}
        </strong>
      ) : (
        <strong>{message}</strong>
      )}
      {warned > 0 && <Notice tone="wait">{number(warned)} data perlu diperhatikan.</Notice>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, tone }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{tone ? <StatusTag status={{ word: value, tone }} /> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ id, title, values, warning }) => (
            <li key={id}>
              <span className={text.strong}>{title}</span>
              {values.map(({ label, before, after }) => (
                <span key={label} className={styles.value}>
                  {label}: <del>{before}</del> <ins>{after}</ins>
                </span>
              ))}
              {warning && (
                <span className={styles.warning}>
                  <TriangleAlert size={14} />
                  {warning}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {changed > changes.length && <p>dan {number(changed - changes.length)} data lainnya</p>}
    </section>
  );
};

interface ActionDialogProps {
  resource: ResourceModel;
  action: ActionModel;
  rows: ActionRow[];
  selected?: Selected | undefined;
  target: Target;
  given?: Values | undefined;
  onClose: () => void;
  onDone: (reply: ActionReply) => void;
}

/** antd appends its pop-ups to the body, which an open dialog makes inert. */
const insideDialog = (trigger?: HTMLElement): HTMLElement => trigger?.closest('dialog') ?? document.body;

const ActionDialog = (props: ActionDialogProps) => {
  const { resource, action, rows, selected, target, given, onClose, onDone } = props;
  const id = useId();
  const help = usePinHelp();
  const dialog = useActionForm({ resource, action, target, given, onDone });
  const { outcome, failure, isBusy, pin, errors } = dialog;
  const names = Object.keys(action.fields);
  const subject = subjectOf(resource, rows, selected);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void dialog.send();
  };

  return (
    <Dialog
      title={action.label}
      reason={[subject, action.help].filter(Boolean).join('\n')}
      large
      onClose={onClose}
      actions={
        <>
          <Button form={id} type="submit" loading={isBusy} tone={action.danger ? 'danger' : undefined}>
            {dialog.next}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {action.reads ? actions.close : actions.cancel}
          </Button>
        </>
      }
    >
      <ConfigProvider getPopupContainer={insideDialog}>
        <FieldDepsProvider resource={resource}>
          <Form
            form={dialog.form}
            initialValues={dialog.initial}
            layout="vertical"
            requiredMark={markRequired}
            component={false}
            onValuesChange={dialog.change}
          >
            <form id={id} className={`${styles.body} ${formStyles.form}`} noValidate onSubmit={send}>
              {names.length > 0 && (
                <div className={`${formStyles.fields} ${styles.fields}`}>
                  {names.map((name) => (
                    <ActiveField
                      key={name}
                      path={[name]}
                      field={action.fields[name] as ActionModel['fields'][string]}
                      fields={action.fields}
                      surroundings={{
                        references: {},
                        messagesAt: errors.messagesAt,
                        onLeave: dialog.leave,
                        onError: errors.report,
                        fields: action.fields,
                      }}
                    />
                  ))}
                </div>
              )}
              {outcome && <ActionOutcome reply={outcome} isPreview={Boolean(action.preview)} />}
              {action.pin && dialog.isReady && (
                <OtpInput
                  label="PIN"
                  aside={<ForgotPin {...help} />}
                  secret
                  value={pin.value}
                  error={pin.error}
                  onChange={pin.change}
                />
              )}
              <Refusal error={failure} />
            </form>
          </Form>
        </FieldDepsProvider>
      </ConfigProvider>
    </Dialog>
  );
};

export default ActionDialog;
