/** @jest-environment node */

import { describe, expect, test } from '@jest/globals';
import { ownColumns, type ListColumns } from '@gdd/schema/lists';
import type { ListColumn } from './ListColumn';
import { chosenColumns, movedColumn, orderedColumns, visibleColumn, widenedColumn } from './ownColumns';

const column = (field: string, card: ListColumn<never, never>['card'] = 'fact'): ListColumn<never, never> => ({
  field,
  label: field,
  text: () => '',
  width: 100,
  card,
});
const columns = [column('name', 'title'), column('city'), column('tires'), column('amount')];
const fieldsOf = (list: readonly { readonly field: string }[]) => list.map(({ field }) => field);

describe('the columns of a person', () => {
  test('are those of the list where nothing else was chosen', () => {
    expect(chosenColumns(columns, ownColumns)).toEqual(columns);
  });

  test('stand in the order of the person', () => {
    const own = { ...ownColumns, order: ['amount', 'name', 'tires', 'city'] };
    expect(fieldsOf(chosenColumns(columns, own))).toEqual(own.order);
  });

  test('pass over one that the list has no more, hidden, ordered or widened', () => {
    const own = {
      order: ['gone', 'tires', 'name', 'city', 'amount'],
      hidden: ['gone'],
      widths: [{ field: 'gone', width: 9 }],
    };
    expect(fieldsOf(chosenColumns(columns, own))).toEqual(['tires', 'name', 'city', 'amount']);
  });

  test.each([
    [
      ['amount', 'tires', 'name'],
      ['amount', 'tires', 'name', 'city'],
    ],
    [
      ['amount', 'tires', 'city'],
      ['name', 'amount', 'tires', 'city'],
    ],
    [
      ['name', 'city'],
      ['name', 'city', 'tires', 'amount'],
    ],
    [['gone'], ['name', 'city', 'tires', 'amount']],
  ])('show one that the list got since beside its neighbour: %j', (order, visible) => {
    expect(fieldsOf(orderedColumns(columns, { order }))).toEqual(visible);
  });

  test('are all but those hidden; what a row is called is never hidden', () => {
    expect(fieldsOf(chosenColumns(columns, { ...ownColumns, hidden: ['name', 'tires'] }))).toEqual([
      'name',
      'city',
      'amount',
    ]);
  });

  test('have the width that they were given last', () => {
    const own = widenedColumn(widenedColumn(ownColumns, 'city', 200), 'city', 240);
    expect(own.widths).toEqual([{ field: 'city', width: 240 }]);
    expect(chosenColumns(columns, own)[1]).toMatchObject({ field: 'city', ownWidth: 240 });
    expect(chosenColumns(columns, own)[2]).not.toHaveProperty('ownWidth');
  });

  test('hidden columns reappear in their place', () => {
    const order = ['name', 'tires', 'city', 'amount'];
    const hidden = visibleColumn(columns, { ...ownColumns, order }, 'tires', false);
    expect(hidden).toEqual({ ...ownColumns, order, hidden: ['tires'] });
    expect(visibleColumn(columns, hidden, 'tires', true)).toEqual({ ...ownColumns, order });
  });

  test('have an extra one only where it was chosen, and keep it hidden when another is moved', () => {
    const all = [...columns, { ...column('parts'), isExtra: true }, { ...column('owed'), isExtra: true }];
    const visible = (own: ListColumns) => fieldsOf(chosenColumns(all, own));
    expect(visible(ownColumns)).toEqual(['name', 'city', 'tires', 'amount']);
    expect(visible(movedColumn(all, ownColumns, 'tires', -1))).toEqual(['name', 'tires', 'city', 'amount']);
    const shown = visibleColumn(all, ownColumns, 'parts', true);
    expect(visible(shown)).toEqual(['name', 'city', 'tires', 'amount', 'parts']);
    expect(visible(visibleColumn(all, shown, 'city', false))).toEqual(['name', 'tires', 'amount', 'parts']);
    expect(visible(visibleColumn(all, shown, 'parts', false))).toEqual(visible(ownColumns));
  });

  test('hidden at another time of the list stay hidden', () => {
    expect(visibleColumn(columns, { ...ownColumns, hidden: ['elsewhere'] }, 'city', false).hidden).toEqual([
      'elsewhere',
      'city',
    ]);
  });

  test('move one place, and stop at the ends', () => {
    const moved = movedColumn(columns, ownColumns, 'tires', -1);
    expect(moved.order).toEqual(['name', 'tires', 'city', 'amount']);
    expect(movedColumn(columns, moved, 'tires', 1).order).toEqual(['name', 'city', 'tires', 'amount']);
    expect(movedColumn(columns, ownColumns, 'name', -1)).toBe(ownColumns);
    expect(movedColumn(columns, ownColumns, 'amount', 1)).toBe(ownColumns);
  });
});
