import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Box from '@mui/material/Box';
import { lazy, Suspense, useId } from 'react';
import {
  useController,
  type Control,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
} from 'react-hook-form';
import { messageId } from '../../../shared/forms/fields/FieldFrame';
import { useFieldMessage } from '../../../shared/forms/fields/useFieldMessage';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import type { ImageUrl } from './nodes';

const RichText = lazy(() => import('./RichText'));

interface RichTextFieldProps<V extends FieldValues, N extends FieldPath<V>> {
  readonly control: Control<V>;
  readonly name: N;
  readonly label: string;
  readonly rules?: UseControllerProps<V, N>['rules'];
  readonly imageUrl: ImageUrl;
  readonly onImage: (id: string, url: string) => void;
}

/** A form field for a text with headings, lists, links and images; its editor is loaded with the page. */
export function RichTextField<V extends FieldValues, N extends FieldPath<V>>(props: RichTextFieldProps<V, N>) {
  const { control, name, label, rules, imageUrl, onImage } = props;
  const id = useId();
  const { field, fieldState, formState } = useController({ control, name, ...(rules && { rules }) });
  const message = useFieldMessage()(label, fieldState, formState.isSubmitted, {});
  return (
    <Box>
      <FormLabel component="p" id={id} error={message !== undefined} sx={{ m: 0, mb: 0.5 }}>
        {label}
      </FormLabel>
      <Suspense fallback={<SkeletonBlock height={330} />}>
        <RichText
          handle={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          imageUrl={imageUrl}
          onImage={onImage}
          labelledBy={id}
          describedBy={message === undefined ? undefined : messageId(id)}
          invalid={message !== undefined}
        />
      </Suspense>
      {message !== undefined && (
        <FormHelperText id={messageId(id)} error role="alert">
          {message}
        </FormHelperText>
      )}
    </Box>
  );
}
