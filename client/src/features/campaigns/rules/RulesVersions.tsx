import { useIntl } from 'react-intl';
import { enumText } from '../../../shared/apollo/enumTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { Surface } from '../../../shared/page/Surface';
import { useCan } from '../../../shared/permissions/useCan';
import { PlainTable } from '../../../shared/table/PlainTable';
import type { CampaignRecordFragment } from '../campaign.generated';
import { useCampaignRulesQuery } from './rules.generated';

/** The versions of a campaign's rules, the newest first: since when, by whom, why, and what each changed. */
export function RulesVersions({ campaign: { id } }: { readonly campaign: Pick<CampaignRecordFragment, 'id'> }) {
  const intl = useIntl();
  const format = useFormat();
  const can = useCan();
  const { data } = useCampaignRulesQuery({ variables: { campaignId: id }, fetchPolicy: 'cache-and-network' });
  const versions = data?.campaignRules ?? [];
  const label = (name: string) => intl.formatMessage({ id: `campaigns.rules.${name}` });
  const none = intl.formatMessage({ id: 'campaigns.noValue' });
  if (versions.length === 0) return null;
  return (
    <Surface title={label('versions')}>
      <PlainTable
        caption={label('versions')}
        captionHidden
        columns={[
          { key: 'version', label: label('version'), cell: ({ version }) => format.number(version) },
          { key: 'since', label: label('since'), cell: ({ since }) => format.dateTime(since) },
          ...(can('accessCampaigns')
            ? [
                {
                  key: 'by',
                  label: label('createdBy'),
                  cell: (row: (typeof versions)[number]) => row.createdBy ?? none,
                },
              ]
            : []),
          { key: 'reason', label: label('reason'), cell: ({ reason }) => reason ?? none },
          {
            key: 'changed',
            label: label('changed'),
            cell: ({ version, changed }) =>
              version === 1 ? label('first') : changed.map((part) => label(`part.${enumText(part)}`)).join(', '),
          },
        ]}
        rows={versions}
        rowKey={({ version }) => String(version)}
      />
    </Surface>
  );
}
