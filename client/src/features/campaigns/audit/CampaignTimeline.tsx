import { useIntl } from 'react-intl';
import { AuditEntries } from '../../../domain/audit/AuditEntries';
import { AuditTimeline } from '../../../domain/audit/AuditTimeline';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import { useIncentiveTexts } from '../../../domain/incentives/useIncentiveTexts';
import { CampaignAuditDocument } from './campaignAudit.generated';
import { campaignAuditLabels } from './campaignAuditLabels';

/** The timeline of a campaign's and its dealers' changes. */
export function CampaignTimeline({ campaignId }: { campaignId: string }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const rules = useIncentiveTexts();
  return (
    <AuditTimeline query={CampaignAuditDocument} id={campaignId} pageOf={({ campaignAudit }) => campaignAudit}>
      {(entries) => (
        <AuditEntries entries={entries} describe={(entry) => campaignAuditLabels(entry, { intl, language, rules })} />
      )}
    </AuditTimeline>
  );
}
