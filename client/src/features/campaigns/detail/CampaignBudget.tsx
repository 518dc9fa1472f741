import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { budgetBand } from '../../../domain/budgets/budgetLevel';
import { BudgetTag } from '../../../domain/budgets/BudgetTag';
import type { BudgetUseFieldsFragment } from '../../../domain/budgets/budgetUse.generated';
import { useBudgetTexts } from '../../../domain/budgets/useBudgetTexts';
import { TreadBand } from '../../../domain/tread/TreadBand';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';

/** The budget of a campaign with its accumulated and its expected use. */
export function CampaignBudget({ use }: { readonly use: BudgetUseFieldsFragment }) {
  const { say } = useTexts('budget');
  const texts = useBudgetTexts();
  const title = say('title');
  return (
    <Surface title={title} actions={<BudgetTag use={use} />}>
      <Stack spacing={1}>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {texts.accumulated(use)} ({texts.percent(use.share)})
        </Typography>
        <TreadBand label={title} text={texts.share(use)} {...budgetBand(use)} />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{texts.forecast(use)}</Typography>
        {use.forecast !== null && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {say('marks')}
          </Typography>
        )}
      </Stack>
    </Surface>
  );
}
