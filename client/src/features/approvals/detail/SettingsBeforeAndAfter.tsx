import { useIntl } from 'react-intl';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import type { ApprovalDetailsFragment, ApprovalTermsFieldsFragment } from '../approval.generated';
import { BeforeAndAfter } from './BeforeAndAfter';

interface SettingsBeforeAndAfterProps {
  readonly settings: NonNullable<ApprovalDetailsFragment['request']['settings']>;
}

const kinds = ['closing', 'rulesWorsening', 'goalsWorsening', 'undo', 'adjustment', 'redemption'] as const;

/** The settings that a request changes, before and after. */
export function SettingsBeforeAndAfter({ settings: { before, after } }: SettingsBeforeAndAfterProps) {
  const { say } = useTexts('approvals.settings');
  const [earlier, later] = [useTermsText(before), useTermsText(after)];
  const rows = kinds.map((kind) => ({ what: say(kind), before: earlier[kind], after: later[kind] }));
  return <BeforeAndAfter rows={rows.filter((row) => row.before !== row.after)} />;
}

/** When each kind needs a second person, as text: 'sì', 'oltre 500 pneumatici', 'no'. */
function useTermsText({
  closing,
  rulesWorsening,
  goalsWorsening,
  undo,
  adjustment,
  redemption,
}: ApprovalTermsFieldsFragment) {
  const intl = useIntl();
  const format = useFormat();
  const say = (isOn: boolean, id: string, limit?: string) =>
    intl.formatMessage({ id: `approvals.settings.${isOn ? id : 'off'}` }, { limit });
  return {
    closing: say(closing.on, 'on'),
    rulesWorsening: say(true, `mode.${rulesWorsening}`),
    goalsWorsening: say(true, `mode.${goalsWorsening}`),
    undo: say(undo.on, 'undo.above', format.number(undo.tires)),
    adjustment: say(adjustment.on, 'adjustment.above', format.euro(adjustment.amount)),
    redemption: say(redemption.on, 'redemption.above', format.euro(redemption.amount)),
  } as const;
}
