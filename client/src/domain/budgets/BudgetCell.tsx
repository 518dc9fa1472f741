import { useTexts } from '../../shared/i18n/useTexts';
import { parts } from '../../shared/page/partStyles';
import { TreadBand } from '../tread/TreadBand';
import { budgetBand, budgetLevel } from './budgetLevel';
import { budgetLooks } from './budgetLooks';
import type { BudgetUseFieldsFragment } from './budgetUse.generated';
import { useBudgetTexts } from './useBudgetTexts';

/**
 * A budget in a list's row: the used share above its band, with an icon if it crosses a threshold; the band's
 * accessible text names it.
 */
export function BudgetCell({ use }: { readonly use: BudgetUseFieldsFragment }) {
  const { say } = useTexts('budget');
  const texts = useBudgetTexts();
  const level = budgetLevel(use);
  const { icon: Icon, tone } = budgetLooks[level];
  const share = texts.share(use);
  const crossed = level === 'within' ? undefined : say(`level.${level}`);
  const text = crossed === undefined ? share : `${share}, ${crossed}`;
  return (
    <span className={parts.titledBand}>
      <span>
        {level !== 'within' && (
          <Icon aria-hidden sx={{ fontSize: 14, mr: 0.5, verticalAlign: 'text-bottom', color: `${tone}.main` }} />
        )}
        {texts.percent(use.share)}
      </span>
      <TreadBand label={say('title')} text={text} {...budgetBand(use)} compact />
    </span>
  );
}
