import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { StatementLines as Which } from '@gdd/schema/campaigns';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListState } from '../../../shared/list/state/useListState';
import { Surface } from '../../../shared/page/Surface';
import { EligibleLines } from './EligibleLines';
import { linesCodec } from './linesCodec';
import { LinesExport } from './LinesExport';
import { LinesSearch } from './LinesSearch';
import type { StatementFieldsFragment } from '../statement.generated';

const titles = { counted: 'statement.lines', later: 'statement.lines.later' } as const;

interface StatementLinesProps {
  readonly statement: StatementFieldsFragment;
}

/** A dealer's sales that count in a campaign, page by page; after its closing also those that arrived since. */
export function StatementLines({ statement }: StatementLinesProps) {
  const { intl, say } = useTexts('statement.lines');
  const list = useListState(linesCodec);
  const { sinceClosing, knownOn } = statement;
  const hasLater = sinceClosing !== null && sinceClosing.laterLines > 0;
  const which = hasLater && list.state.filter.which === 'later' ? 'later' : 'counted';
  const title = intl.formatMessage({ id: titles[which] });
  return (
    // a past day has no files
    <Surface title={title} actions={knownOn === null && <LinesExport statement={statement} which={which} />}>
      <LinesSearch list={list}>
        {hasLater && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={which}
            aria-label={say('which')}
            onChange={(_event, next: Which | null) => {
              if (next !== null) list.setFilter({ which: next });
            }}
            sx={{ flexWrap: 'wrap' }}
          >
            {(['counted', 'later'] as const).map((option) => (
              <ToggleButton key={option} value={option}>
                {say(`which.${option}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
      </LinesSearch>
      <EligibleLines key={which} statement={statement} title={title} list={list} isLater={which === 'later'} />
    </Surface>
  );
}
