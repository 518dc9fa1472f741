import { reminderOutcomes, type ReminderOutcome } from '@gdd/schema/reminders';
import { listCodec } from '../../shared/list/state/listCodec';
import { choiceParameter } from '../../shared/list/state/parameters';

export interface ReminderRunFilter {
  readonly outcome: ReminderOutcome | '';
}

/** The address parameters of a run's outcomes: `?esito=noMailAddress&pagina=2`; they have only one order. */
export const reminderRunCodec = listCodec<ReminderRunFilter, 'id'>({
  filter: { outcome: choiceParameter<ReminderOutcome | ''>('esito', reminderOutcomes, '') },
  sortColumns: ['id'],
  defaultSort: { column: 'id', direction: 'asc' },
});
