import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DocType } from '@gdd/schema/content';
import { lazy, startTransition, Suspense, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { problemOf } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { FilterBar } from '../../../shared/list/filters/FilterBar';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import { useListState } from '../../../shared/list/state/useListState';
import { CardGrid } from '../../../shared/page/CardGrid';
import { PageHeader } from '../../../shared/page/PageHeader';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { CardsSkeleton } from '../CardsSkeleton';
import { useToolsQuery, type ContentCardFragment, type ToolsQuery } from '../content.generated';
import { foundIn } from './foundIn';
import { ToolCard } from './ToolCard';
import { toolsCodec, toolTypes } from './toolsCodec';

// Loaded when a cover is first opened, so that the page loads faster.
const CoverDialog = lazy(async () => ({ default: (await import('./CoverDialog')).CoverDialog }));

/** The marketing tools: brochures, catalogues and digital banners, to preview and to download. */
export function Component() {
  const { intl, say } = useTexts('content');
  const controls = useListState(toolsCodec);
  const { filter, search } = controls.state;
  const { data, loading, error, refetch } = useToolsQuery({ fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<ContentCardFragment>();
  const chips = useFilterChips(controls);
  const problem = loading ? undefined : problemOf(error);
  const docs = data?.contentDocs;
  const groups = toolTypes
    .filter((type) => filter.type.length === 0 || filter.type.includes(type))
    .map((type) => ({ type, tools: docs ? foundIn(toolsOf(docs, type), search) : [] }));
  // Empty groups are left out; if all are empty, the page says so.
  const visible = groups.filter(({ tools }) => tools.length > 0);

  return (
    <>
      <PageHeader title={say('tools.title')} subtitle={say('tools.subtitle')} />
      <FilterBar
        searchLabel={say('tools.search')}
        search={search}
        onSearch={controls.setSearch}
        chips={[...chips.search(), ...chips.list('type', say('type'), (type) => say(`types.${type}`))]}
        onClear={controls.clear}
      >
        <MultiSelectFilter
          label={say('type')}
          options={toolTypes.map((value) => ({ value, label: say(`types.${value}`) }))}
          value={filter.type}
          onChange={(type) => controls.setFilter({ type })}
        />
      </FilterBar>
      {problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : !docs ? (
        <CardsSkeleton count={6} />
      ) : visible.length > 0 ? (
        visible.map(({ type, tools }) => (
          <Group
            key={type}
            type={type}
            tools={tools}
            onPreview={(tool) => startTransition(() => setOpened(tool))}
            onBroken={() => void refetch()}
          />
        ))
      ) : controls.isNarrowed ? (
        <EmptyState
          title={intl.formatMessage({ id: 'list.narrowed.title' })}
          text={intl.formatMessage({ id: 'list.narrowed.text' })}
          action={
            <Button variant="outlined" onClick={controls.clear}>
              <FormattedMessage id="list.clearFilters" />
            </Button>
          }
        />
      ) : (
        <EmptyState title={say('tools.empty.title')} text={say('tools.empty.text')} />
      )}
      <Suspense>{opened !== undefined && <CoverDialog tool={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}

function toolsOf(docs: NonNullable<ToolsQuery['contentDocs']>, type: DocType): readonly ContentCardFragment[] {
  return { brochure: docs.brochures, catalogue: docs.catalogues, banner: docs.digitalBanners }[type];
}

interface GroupProps {
  readonly type: DocType;
  readonly tools: readonly ContentCardFragment[];
  readonly onPreview: (tool: ContentCardFragment) => void;
  readonly onBroken: () => void;
}

function Group({ type, tools, onPreview, onBroken }: GroupProps) {
  const id = useId();
  const { say, format } = useTexts('content.types');
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 3 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {say(type)}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {format.number(tools.length)}
        </Box>
      </Typography>
      <CardGrid entryWidth={280} aria-labelledby={id}>
        {tools.map((tool) => (
          <ToolCard key={tool.id} tool={tool} onPreview={() => onPreview(tool)} onBroken={onBroken} />
        ))}
      </CardGrid>
    </Box>
  );
}
