import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePrinting } from '../print/usePrinting';
import { PageActions, PageTitle } from '../page/PageHeader';
import { useIsNarrow } from '../page/useIsNarrow';
import { SkeletonBlock } from './Skeletons';
import { WidgetBoundary } from './WidgetBoundary';

/** A tab of a page. */
export interface PageTab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Mounted only while the tab is open; lazily loaded parts show a skeleton. */
  readonly content: ReactNode;
  /** Printed whichever tab is open: only content that needs no request, since a browser prints at once. */
  readonly isPrinted?: boolean;
  /** Mounted unseen, so that what it fetches can be printed too. */
  readonly isAhead?: boolean;
}

interface TabbedPageProps<Name extends string> {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** Names the list of tabs. */
  readonly label: string;
  readonly tabs: readonly PageTab<Name>[];
  /** The open tab. */
  readonly open: Name;
  /** The address that opens a tab. */
  readonly hrefOf: (name: Name) => string;
  /** Shown above the content of every tab. */
  readonly above?: ReactNode;
}

/** The height in pixels that the header takes at most on a phone: what is focused stays below it. */
const scrollPadding = 140;

/** A page in tabs: title and tabs stay on the screen while its content is scrolled, and the address says what is open. */
export function TabbedPage<Name extends string>(props: TabbedPageProps<Name>) {
  const { title, subtitle, actions, tabs, open, above } = props;
  const tabId = useId();
  const isPrinting = usePrinting();
  const isNarrow = useIsNarrow();
  const isShown = (tab: PageTab<Name>) =>
    tab.name === open || tab.isAhead === true || (isPrinting && tab.isPrinted === true);
  return (
    <>
      <GlobalStyles styles={{ html: { scrollPaddingTop: scrollPadding } }} />
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 4,
          bgcolor: 'background.default',
          mx: { xs: -2, md: -3, lg: -4 },
          px: { xs: 2, md: 3, lg: 4 },
          '@media print': { position: 'static', mx: 0, px: 0 },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', pt: 0.5 }}>
          <PageTitle title={title} />
          {!isNarrow && actions !== undefined && <PageActions>{actions}</PageActions>}
        </Box>
        <TabRow {...props} tabId={tabId} />
      </Box>
      {subtitle !== undefined && <Box sx={{ color: 'text.secondary', mb: 2 }}>{subtitle}</Box>}
      {/* in the header they would take a third of a phone's screen for good */}
      {isNarrow && actions !== undefined && (
        <Box sx={{ mb: 2 }}>
          <PageActions>{actions}</PageActions>
        </Box>
      )}
      {above}
      {tabs.filter(isShown).map((tab) => (
        <Box
          key={tab.name}
          role="tabpanel"
          id={`${tabId}-panel-${tab.name}`}
          aria-labelledby={`${tabId}-${tab.name}`}
          sx={{ ...(tab.name !== open && { display: 'none', displayPrint: 'block' }), '& + &': { mt: 2 } }}
        >
          <WidgetBoundary>
            <Suspense fallback={<SkeletonBlock height={320} />}>{tab.content}</Suspense>
          </WidgetBoundary>
        </Box>
      ))}
    </>
  );
}

interface TabRowProps<Name extends string> extends TabbedPageProps<Name> {
  readonly tabId: string;
}

function TabRow<Name extends string>({ label, tabs, open, hrefOf, tabId }: TabRowProps<Name>) {
  return (
    <Tabs
      value={open}
      aria-label={label}
      variant="scrollable"
      scrollButtons={false}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      {tabs.map(({ name, label: text }) => (
        <Tab
          key={name}
          component={Link}
          to={hrefOf(name)}
          id={`${tabId}-${name}`}
          {...(name === open && { 'aria-controls': `${tabId}-panel-${name}` })}
          value={name}
          label={text}
          sx={{ minWidth: 0, px: 1.5 }}
        />
      ))}
    </Tabs>
  );
}
