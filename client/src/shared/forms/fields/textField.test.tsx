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
])('a field with %s has the message of the specification', async (_case, label, rules, typed, message) => {
  expect(await messageOf(label, rules, typed)).toBe(message);
});

/** A field that the server has refused for a reason. */
function Refused({ label, reason }: { readonly label: string; readonly reason: string }) {
  const { control, setError } = useForm<Values>({ defaultValues: { text: 'x' } });
  useEffect(() => setError('text', { type: reason }), [setError, reason]);
  return <TextField control={control} name="text" label={label} rules={{}} />;
}

test.each([
  ['that it is invalid', 'invalid'],
  ['for a reason that nobody here knows', 'tooOld'],
  ['that it is too short, of which the form has no bound', 'tooShort'],
  ['that it is too long, of which the form has no bound', 'tooLong'],
])('of what the server refuses, saying %s, the field says that it is invalid', async (_case, reason) => {
  const person = userEvent.setup();
  render(
    <InItalian>
      <Refused label="Partita IVA" reason={reason} />
    </InItalian>,
  );
  await person.type(screen.getByRole('textbox'), 'y');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Campo non valido$/);
});

test('a value that the server does not know has the English message of the specification', async () => {
  const person = userEvent.setup();
  render(
    <InEnglish>
      <Refused label="Campaign" reason="unknown" />
    </InEnglish>,
  );
  await person.type(screen.getByRole('textbox'), 'y');
  expect(await screen.findByRole('alert')).toHaveTextContent('The requested Campaign is not found');
});
