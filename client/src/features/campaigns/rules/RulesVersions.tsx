import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { New, Old } from '../../../domain/rules/OldAndNew';
import { useRuleChanges, type RuleChange } from '../../../domain/rules/useRuleChanges';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { useCan } from '../../../shared/permissions/useCan';
import { PlainTable } from '../../../shared/table/PlainTable';
import type { CampaignRecordFragment } from '../campaign.generated';
import { useCampaignRulesQuery } from './rules.generated';

/** The versions of a campaign's rules, the newest first: since when, by whom, why, and what each changed. */
export function RulesVersions({ campaign: { id } }: { readonly campaign: Pick<CampaignRecordFragment, 'id'> }) {
  const { intl, say, format } = useTexts('campaigns.rules');
  const can = useCan();
  const { data } = useCampaignRulesQuery({ variables: { campaignId: id }, fetchPolicy: 'cache-and-network' });
  const versions = data?.campaignRules ?? [];
  const changesOf = useRuleChanges();
  const none = intl.formatMessage({ id: 'labels.noValue' });
  if (versions.length === 0) return null;
  return (
    <Surface title={say('versions')}>
      <PlainTable
        caption={say('versions')}
        captionHidden
        columns={[
          { key: 'version', label: say('version'), cell: ({ version }) => format.number(version) },
          { key: 'since', label: say('since'), cell: ({ since }) => format.dateTime(since) },
          ...(can('accessCampaigns')
            ? [
                {
                  key: 'by',
                  label: say('createdBy'),
                  cell: (row: (typeof versions)[number]) => row.createdBy ?? none,
                },
              ]
            : []),
          { key: 'reason', label: say('reason'), cell: ({ reason }) => reason ?? none },
          {
            key: 'changed',
            label: say('changed'),
            cell: (row) => {
              const before = versions.find(({ version }) => version === row.version - 1);
              return before === undefined ? say('first') : <Changes changes={changesOf(before, row)} />;
            },
          },
        ]}
        rows={versions}
        rowKey={({ version }) => String(version)}
      />
    </Surface>
  );
}

/** What a version changed, rule by rule: 'Premio massimo: 1.000,00 € → 1.500,00 €'. */
function Changes({ changes }: { readonly changes: readonly RuleChange[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2 }}>
      {changes.map(({ what, before, after }) => (
        <li key={what}>
          <FormattedMessage
            id="rules.change"
            values={{
              what,
              before,
              after,
              del: (text) => <Old>{text}</Old>,
              ins: (text) => <New>{text}</New>,
            }}
          />
        </li>
      ))}
    </Box>
  );
}
