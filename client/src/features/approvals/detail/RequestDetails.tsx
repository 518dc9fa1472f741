import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { requestPart } from '../../../domain/approvals/requestParts';
import { RulesWorseningNotice } from '../../../domain/worsenings/RulesWorseningNotice';
import { useWorseningTexts } from '../../../domain/worsenings/useWorseningTexts';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Facts } from '../../../shared/page/Facts';
import { Surface } from '../../../shared/page/Surface';
import type { ApprovalDetailsFragment } from '../approval.generated';
import { BeforeAndAfter } from './BeforeAndAfter';
import { GoalsBeforeAndAfter } from './GoalsBeforeAndAfter';
import { InvoicingBeforeAndAfter } from './InvoicingBeforeAndAfter';
import { RulesBeforeAndAfter } from './RulesBeforeAndAfter';
import { SettingsBeforeAndAfter } from './SettingsBeforeAndAfter';

interface DetailsProps {
  readonly approval: ApprovalDetailsFragment;
}

/** What a request changes: a sentence, its figures, and the state before and after. */
export function RequestDetails({ approval }: DetailsProps) {
  const { say } = useTexts('approvals');
  const { kind, request } = approval;
  return (
    <Stack spacing={2}>
      <Surface title={say('asked')}>
        <Stack spacing={2}>
          <RequestSentence approval={approval} />
          <RequestFacts approval={approval} />
        </Stack>
      </Surface>
      {kind === 'CLOSING' && <StatesBeforeAndAfter kind="closing" parts={['state', 'figures']} />}
      {kind === 'UNDO' && <StatesBeforeAndAfter kind="undo" parts={['state', 'lines']} />}
      {kind === 'CORRECTION' && <StatesBeforeAndAfter kind="correction" parts={['state', 'lines']} />}
      {request.rules?.worsening && <RulesWorseningNotice worsening={request.rules.worsening} />}
      {request.rules !== null && <RulesBeforeAndAfter rules={request.rules} />}
      {request.goals !== null && <GoalsBeforeAndAfter goals={request.goals} />}
      {request.invoicing !== null && <InvoicingBeforeAndAfter invoicing={request.invoicing} />}
      {request.settings !== null && <SettingsBeforeAndAfter settings={request.settings} />}
    </Stack>
  );
}

/** A sentence about the effect of an approval. */
function RequestSentence({ approval: { kind, campaign, dealer, import: file, document, request } }: DetailsProps) {
  const { say, format } = useTexts('approvals.asked');
  const amount = (request.adjustment ?? request.redemption)?.amount ?? '0';
  const count = request.goals?.dealers ?? request.rules?.worsening?.dealers ?? request.rules?.dealers ?? 0;
  const taken = kind === 'ADJUSTMENT' && amount.startsWith('-') ? '.taken' : '';
  const sentence = say(`${kind}${requestPart(request) || goalsPart(request.goals) || taken}`, {
    campaign: campaign?.title,
    dealer: dealer?.businessName,
    file: file?.filename,
    amount: format.euro(amount.replace('-', '')),
    signed: format.euro(amount, { signDisplay: 'exceptZero' }),
    count,
    goalBefore: format.number(request.goals?.goalBefore ?? 0),
    goalAfter: format.number(request.goals?.goalAfter ?? 0),
    number: document === null ? format.number(count) : document.number,
    person: request.factors?.name ?? request.factors?.username,
  });
  return <Typography sx={{ maxWidth: '72ch', overflowWrap: 'anywhere' }}>{sentence}</Typography>;
}

/** What goals are asked for: those of a file or of its undoing, another one of a dealer, or none. */
function goalsPart(goals: ApprovalDetailsFragment['request']['goals']): string {
  if (goals === null) return '';
  if (goals.goalBefore === null) return goals.isUndo ? '.undo' : '.file';
  return goals.goalAfter === null ? '.removed' : '';
}

/** The figures of a request, with links to the records that it changes. */
function RequestFacts({ approval: { campaign, dealer, import: file, document, request } }: DetailsProps) {
  const { intl, say, format } = useTexts('approvals');
  const { say: label } = useTexts('approvals.fact');
  const texts = useWorseningTexts();
  const { rules, goals, undo, correction, adjustment, redemption, document: asked, factors } = request;
  const changed = undo ?? correction;
  const list = (texts: readonly string[]) => intl.formatList(texts, { type: 'unit' });
  const fact = (id: string, value: ReactNode) => ({ label: label(id), value });
  const statement =
    campaign === null ? `/dealers/${dealer?.id ?? ''}` : `/campaigns/${campaign.id}/dealers/${dealer?.id ?? ''}`;
  const facts = [
    ...(campaign === null
      ? []
      : [fact('campaign', <RecordLink to={`/campaigns/${campaign.id}`} text={campaign.title} />)]),
    ...(dealer === null
      ? []
      : [fact('dealer', <RecordLink to={statement} text={`${dealer.businessName} (${dealer.code})`} />)]),
    ...(factors === null
      ? []
      : [fact('person', <RecordLink to={`/users/${factors.userId}`} text={factors.username} />)]),
    ...(file === null ? [] : [fact('import', <RecordLink to={`/imports/${file.id}`} text={file.filename} />)]),
    ...(changed === null
      ? []
      : [fact('tires', format.number(changed.tires)), fact('lines', format.number(changed.lines))]),
    ...(document === null
      ? []
      : [fact('document', <RecordLink to={`/settlements/documents/${document.id}`} text={document.number} />)]),
    ...(asked === null
      ? []
      : [
          fact('total', format.euro(asked.total)),
          ...(asked.delivery === null
            ? []
            : [fact('delivery', intl.formatMessage({ id: `document.delivery.${asked.delivery}` }))]),
          ...(asked.payment === null
            ? []
            : [fact('payment', intl.formatMessage({ id: `document.payment.${asked.payment}` }))]),
          ...(asked.paidOn === null ? [] : [fact('paidOn', format.date(asked.paidOn))]),
          ...(asked.day === null ? [] : [fact('returnedOn', format.date(asked.day))]),
          fact('reason', asked.reason),
        ]),
    ...(goals === null
      ? []
      : [
          fact('worse', texts.list(goals.worsenings)),
          fact('accumulatedLess', format.euro(goals.accumulatedLess)),
          fact('expendableLess', format.euro(goals.expendableLess)),
          ...(goals.reason === null ? [] : [fact('reason', goals.reason)]),
        ]),
    ...(adjustment === null
      ? []
      : [
          fact('amount', format.euro(adjustment.amount, { signDisplay: 'exceptZero' })),
          fact('day', format.date(adjustment.day)),
          fact('reason', adjustment.reason),
        ]),
    ...(redemption === null
      ? []
      : [
          fact('amount', format.euro(redemption.amount)),
          fact('day', format.date(redemption.day)),
          ...(redemption.method === null ? [] : [fact('method', say(`method.${redemption.method}`))]),
          ...(redemption.reason === null
            ? []
            : [fact(redemption.reversesId === null ? 'note' : 'reason', redemption.reason)]),
        ]),
    ...(rules === null
      ? []
      : [
          fact('dealers', format.number(rules.dealers)),
          fact('accumulatedLess', format.euro(rules.accumulatedLess)),
          fact('expendableLess', format.euro(rules.expendableLess)),
          fact('changed', list(rules.changed.map((part) => say(`part.${part}`)))),
          ...(rules.others.length === 0
            ? []
            : [fact('others', list(rules.others.map((name) => say(`other.${name}`))))]),
          fact('reason', rules.reason),
        ]),
  ];
  return facts.length === 0 ? null : <Facts facts={facts} labelWidth={220} />;
}

function RecordLink({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  );
}

interface StatesProps {
  readonly kind: 'closing' | 'undo' | 'correction';
  /** The parts that change, by the names of their messages. */
  readonly parts: readonly string[];
}

function StatesBeforeAndAfter({ kind, parts }: StatesProps) {
  const { say } = useTexts(`approvals.${kind}`);
  return (
    <BeforeAndAfter
      rows={parts.map((part) => ({ what: say(part), before: say(`${part}.before`), after: say(`${part}.after`) }))}
    />
  );
}
