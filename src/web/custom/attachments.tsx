import type { FieldKind } from '../../admin/schema/field';
import { useFieldDeps } from '../../admin/web/fields/field-deps';
import type { InputOf } from '../../admin/web/fields/parts';
import { MAX_TICKET_FILE_BYTES, MAX_TICKET_FILES } from '../../topics/tickets/contract';
import { sendTicketFile } from '../../topics/tickets/web/ticket-file';
import { Attachments } from '../../ui/attachments';

export const AttachmentsInput: InputOf<FieldKind> = ({
  id,
  value,
  field,
  onChange,
  onError,
  describedBy,
}) => {
  const { awaiting } = useFieldDeps();
  return (
    <Attachments
      id={id}
      label={field.label}
      value={Array.isArray(value) ? (value as string[]) : []}
      max={field.kind === 'tags' ? (field.max ?? MAX_TICKET_FILES) : MAX_TICKET_FILES}
      maxBytes={MAX_TICKET_FILE_BYTES}
      send={(file) => awaiting(sendTicketFile(file))}
      onChange={onChange}
      onError={(message) => onError?.(message)}
      describedBy={describedBy}
    />
  );
};
