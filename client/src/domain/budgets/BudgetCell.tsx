import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { parts } from '../../shared/page/partStyles';
import { TreadBand } from '../tread/TreadBand';
import { budgetBand, budgetLevel } from './budgetLevel';
import type { BudgetUseFieldsFragment } from './budgetUse.generated';
import { useBudgetTexts } from './useBudgetTexts';

const colours = {
  near: 'warning.main',
  expectedNear: 'warning.main',
  over: 'error.main',
  expectedOver: 'error.main',
} as const;

/** A budget in a row of a list: the share over its band, and in words what was crossed. */
export function BudgetCell({ use }: { readonly use: BudgetUseFieldsFragment }) {
  const intl = useIntl();
  const texts = useBudgetTexts();
  const level = budgetLevel(use);
  const share = texts.share(use);
  const crossed = level === 'within' ? undefined : intl.formatMessage({ id: `budget.level.${level}` });
  return (
    <span className={parts.titledBand}>
      {level === 'within' ? (
        <span>{share}</span>
      ) : (
        <Box component="span" title={share} sx={{ color: `${colours[level]} !important`, fontWeight: 600 }}>
          {texts.percent(use.share)} · {crossed}
        </Box>
      )}
      <TreadBand
        label={intl.formatMessage({ id: 'budget.title' })}
        text={crossed === undefined ? share : `${share}, ${crossed}`}
        {...budgetBand(use)}
        compact
      />
    </span>
  );
}
