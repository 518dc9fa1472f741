import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { statementLines, type StatementLines as Which } from '@gdd/schema/campaigns';
import { FormattedMessage, useIntl } from 'react-intl';
import { listCodec } from '../../../shared/list/state/listCodec';
import { choiceParameter } from '../../../shared/list/state/parameters';
import { useListState } from '../../../shared/list/state/useListState';
import { SearchField } from '../../../shared/list/filters/SearchField';
import { Surface } from '../../../shared/page/Surface';
import { EligibleLines } from './EligibleLines';
import { ExcludedLines } from './ExcludedLines';
import { LinesExport } from './LinesExport';
import type { StatementFieldsFragment } from '../statement.generated';
import { knownOnParameter } from '../past/knownOn';

/** The state of the lines in the address; they are always sorted by the newest. */
const linesCodec = listCodec<{ readonly which: Which }, 'soldOn'>({
  filter: { which: choiceParameter<Which>('vendite', statementLines, 'counted') },
  sortColumns: ['soldOn'],
  defaultSort: { column: 'soldOn', direction: 'desc' },
  ownParameters: [knownOnParameter],
});

const titles: Readonly<Record<Which, string>> = {
  counted: 'statement.lines',
  excluded: 'statement.lines.excluded',
  later: 'statement.lines.later',
};

interface StatementLinesProps {
  readonly statement: StatementFieldsFragment;
}

/** A dealer's sales in a campaign, page by page: either those that count or those that do not. */
export function StatementLines({ statement }: StatementLinesProps) {
  const intl = useIntl();
  const list = useListState(linesCodec);
  const { sinceClosing, knownOn } = statement;
  // a past day has neither lines that do not count nor files
  const isPast = knownOn !== null;
  const hasLater = sinceClosing !== null && sinceClosing.laterLines > 0;
  const offered: readonly Which[] = [
    'counted',
    ...(isPast ? [] : (['excluded'] as const)),
    ...(hasLater ? (['later'] as const) : []),
  ];
  const chosen = list.state.filter.which;
  const which = offered.includes(chosen) ? chosen : 'counted';
  const title = intl.formatMessage({ id: titles[which] });
  return (
    <Surface title={title} actions={!isPast && <LinesExport statement={statement} which={which} />}>
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={which}
          aria-label={intl.formatMessage({ id: 'statement.lines.which' })}
          onChange={(_event, next: Which | null) => {
            if (next !== null) list.setFilter({ which: next });
          }}
          sx={{ flexWrap: 'wrap' }}
        >
          {offered.map((option) => (
            <ToggleButton key={option} value={option}>
              <FormattedMessage id={`statement.lines.which.${option}`} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box role="search" sx={{ ...(list.state.search === '' && { displayPrint: 'none' }) }}>
          <SearchField
            label={intl.formatMessage({ id: 'statement.lines.search' })}
            value={list.state.search}
            onSearch={list.setSearch}
          />
        </Box>
      </Box>
      {which === 'excluded' ? (
        <ExcludedLines statement={statement} title={title} list={list} />
      ) : (
        <EligibleLines key={which} statement={statement} title={title} list={list} isLater={which === 'later'} />
      )}
    </Surface>
  );
}
