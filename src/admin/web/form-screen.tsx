import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { actions } from '../../core/text/actions';
import { PageHead } from '../../ui/page-head';
import type { ResourceModel } from '../schema/model';
import { SingleActions } from './actions/single-actions';
import { EntityForm } from './form/entity-form';
import { addressedValues } from './form/form-values';

/**
 * Form of a resource: `?q=` edits, `?from=` copies, otherwise it creates with the values of `?<field>=`; a `single` one
 * is edited at its path.
 */
const FormScreen = ({ resource }: { resource: ResourceModel }) => {
  const [query] = useSearchParams();
  const isEdited = resource.can.includes('edit');
  const id = (isEdited && query.get('q')) || undefined;
  const from = (!id && query.get('from')) || undefined;
  const given = id || from || resource.single ? undefined : addressedValues(resource, query);
  // Remounts after an action has changed the record.
  const [turn, setTurn] = useState(0);
  const action = id ? actions.edit : from ? actions.duplicate : actions.add;
  const title = resource.single ? resource.label : `${action} ${resource.label}`;
  return (
    <>
      <PageHead
        title={title}
        hint={resource.description}
        back={resource.paths.list}
        extra={resource.single && <SingleActions resource={resource} onDone={() => setTurn(turn + 1)} />}
      />
      {/* Another record is another form: nothing typed for one may reach the next. */}
      <EntityForm
        key={`${id ?? from ?? 'new'} ${JSON.stringify(given)} ${turn}`}
        resource={resource}
        id={id}
        from={from}
        given={given}
      />
    </>
  );
};

export default FormScreen;
