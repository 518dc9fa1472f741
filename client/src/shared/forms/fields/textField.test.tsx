import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useForm, type UseControllerProps } from 'react-hook-form';
import { InEnglish, InItalian } from '../../test/InItalian';
import { TextField } from './TextField';

interface Values {
  text: string;
}

type Rules = NonNullable<UseControllerProps<Values, 'text'>['rules']>;

function Field({ label, rules }: { readonly label: string; readonly rules: Rules }) {
  const { control } = useForm<Values>({ defaultValues: { text: '' }, mode: 'onTouched' });
  return <TextField control={control} name="text" label={label} rules={rules} />;
}

/** The message below a field after something, or nothing, was typed into it and it was left. */
async function messageOf(label: string, rules: Rules, typed: string): Promise<string | null> {
  const person = userEvent.setup();
  render(
    <InItalian>
      <Field label={label} rules={rules} />
    </InItalian>,
  );
  await person.click(screen.getByRole('textbox'));
  if (typed !== '') await person.paste(typed);
  await person.tab();
  return (await screen.findByRole('alert')).textContent;
}

test.each<readonly [string, string, Rules, string, string]>([
  ['a masculine name that is missing', 'Titolo', { required: true }, '', 'Titolo è obbligatorio'],
  ['a name of another gender that is missing', 'Partita IVA', { required: true }, '', 'Campo obbligatorio'],
  ['a phrase that is missing', 'Nel programma dal', { required: true }, '', 'Campo obbligatorio'],
  ['what is too short', 'Codice', { minLength: 3 }, 'ab', 'Codice lunghezza minima è 3'],
  ['what is too long', 'Codice', { maxLength: 3 }, 'abcd', 'Massima lunghezza campo: 3'],
  ['what has the wrong form', 'Codice', { pattern: /^\d+$/ }, 'ab', 'Codice non valido/a'],
  ['what a rule of the form refuses', 'Codice', { validate: () => false }, 'ab', 'Campo non valido'],
])('of %s the field says it in the specification’s words', async (_case, label, rules, typed, message) => {
  expect(await messageOf(label, rules, typed)).toBe(message);
});

/** A field of which the server says that it knows no such thing. */
function Refused() {
  const { control, setError } = useForm<Values>({ defaultValues: { text: 'x' } });
  useEffect(() => setError('text', { type: 'unknown' }), [setError]);
  return <TextField control={control} name="text" label="Campaign" rules={{}} />;
}

test('what the server does not know is told in English in the specification’s words', async () => {
  const person = userEvent.setup();
  render(
    <InEnglish>
      <Refused />
    </InEnglish>,
  );
  await person.type(screen.getByRole('textbox'), 'y');
  expect(await screen.findByRole('alert')).toHaveTextContent('The requested Campaign is not found');
});
