import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { InEnglish, InItalian } from '../test/InItalian';
import { DateField } from './DateField';

interface Values {
  day: string;
}

interface FormProps {
  readonly start?: string;
  readonly onSend?: (values: Values) => void;
}

function Form({ start = '', onSend = () => undefined }: FormProps) {
  const { control, handleSubmit, setValue } = useForm<Values>({ defaultValues: { day: start }, mode: 'onTouched' });
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <DateField
        control={control}
        name="day"
        label="Data"
        rules={{ required: true, validate: (day) => day >= '2025-01-01' || 'Prima del 2025' }}
      />
      <button type="button" onClick={() => setValue('day', '2025-12-31')}>
        Fine anno
      </button>
      <button type="submit">Salva</button>
    </form>
  );
}

function open(props: FormProps = {}) {
  const sent: Values[] = [];
  render(
    <InItalian>
      <Form {...props} onSend={(values) => sent.push(values)} />
    </InItalian>,
  );
  return { person: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Data' }), sent };
}

describe('a date in a form', () => {
  test('is typed day first, and sent as the API has it', async () => {
    const { person, field, sent } = open();
    expect(field).toHaveAttribute('placeholder', 'gg/mm/aaaa');
    await person.type(field, '1/3/2025');
    await person.click(screen.getByRole('button', { name: 'Salva' }));
    expect(sent).toEqual([{ day: '2025-03-01' }]);
    expect(field).toHaveValue('01/03/2025');
  });

  test('has a year of two digits completed once it is left', async () => {
    const { person, field } = open();
    await person.type(field, '1/3/25');
    expect(field).toHaveValue('1/3/25');
    await person.tab();
    expect(field).toHaveValue('01/03/2025');
  });

  test.each([
    ['31/02/2025', 'Non è una data: scrivi giorno, mese e anno, per esempio 31/12/2025'],
    ['31/12/2024', 'Prima del 2025'],
    [' ', 'Campo obbligatorio'],
  ])('that is %p is not sent, and says why', async (typed, message) => {
    const { person, field, sent } = open();
    await person.type(field, typed);
    await person.click(screen.getByRole('button', { name: 'Salva' }));
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toBeInvalid();
    expect(sent).toEqual([]);
  });

  test('takes over what the form sets, also over what is half written', async () => {
    const { person, field, sent } = open({ start: '2025-05-01' });
    expect(field).toHaveValue('01/05/2025');
    await person.clear(field);
    await person.type(field, '3/4');
    await person.click(screen.getByRole('button', { name: 'Fine anno' }));
    expect(field).toHaveValue('31/12/2025');
    await person.click(screen.getByRole('button', { name: 'Salva' }));
    expect(sent).toEqual([{ day: '2025-12-31' }]);
  });

  test('is chosen from a calendar in the person’s language, and the focus is where it was', async () => {
    const { person, field, sent } = open({ start: '2025-05-01' });
    const button = screen.getByRole('button', { name: 'Apri il calendario' });
    await person.click(button);
    expect(await screen.findByText('maggio 2025')).toBeVisible();
    // The week begins on Monday.
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('lunedì');
    await person.click(screen.getByRole('gridcell', { name: '20' }));
    expect(field).toHaveValue('20/05/2025');
    expect(button).toHaveFocus();
    await person.click(screen.getByRole('button', { name: 'Salva' }));
    expect(sent).toEqual([{ day: '2025-05-20' }]);
  });

  test('is the same day in English', async () => {
    render(
      <InEnglish>
        <Form start="2025-05-01" />
      </InEnglish>,
    );
    expect(screen.getByRole('textbox')).toHaveValue('01/05/2025');
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
    expect(await screen.findByText('May 2025')).toBeVisible();
    expect(screen.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
  });
});
