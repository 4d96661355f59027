import layout from '../../../../../ui/layout.module.css';
import { photoKinds } from '../../../domain/photos';
import { isAsked } from '../../../domain/rules';
import { useForm } from '../form-context';
import { PhotoField } from '../photo/photo-field';

export const DocumentsStep = () => {
  const { values } = useForm();
  return (
    <div className={layout.stack4}>
      {photoKinds
        .filter((kind) => isAsked(kind, values))
        .map((kind) => (
          <PhotoField key={kind} kind={kind} />
        ))}
    </div>
  );
};
