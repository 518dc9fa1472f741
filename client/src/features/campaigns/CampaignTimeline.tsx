import { useIntl } from 'react-intl';
import { AuditEntries } from '../../shared/audit/AuditEntries';
import { AuditTimeline } from '../../shared/audit/AuditTimeline';
import { useLanguage } from '../../shared/i18n/LanguageProvider';
import { useIncentiveWords } from '../../shared/incentives/useIncentiveWords';
import { CampaignAuditDocument } from './campaignAudit.generated';
import { campaignAuditWords } from './campaignAuditWords';

/** Who did what to a campaign and its dealers, and when. */
export function CampaignTimeline({ campaignId }: { campaignId: string }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const rules = useIncentiveWords();
  return (
    <AuditTimeline query={CampaignAuditDocument} id={campaignId} pageOf={({ campaignAudit }) => campaignAudit}>
      {(entries) => (
        <AuditEntries entries={entries} describe={(entry) => campaignAuditWords(entry, { intl, language, rules })} />
      )}
    </AuditTimeline>
  );
}
