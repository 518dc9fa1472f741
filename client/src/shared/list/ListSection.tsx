import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

interface ListSectionProps {
  readonly label: string;
  /** Other rows are being loaded. */
  readonly isBusy: boolean;
  /** The requested rows could not be loaded: the previous ones are shown. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** The rows of a list. While others load, the previous ones stay, with their own order and page, and soon fade. */
export function ListSection({ label, isBusy, isStale, children }: ListSectionProps) {
  return (
    <Section ref={useFading(isBusy, isStale)} aria-label={label} aria-busy={isBusy}>
      {children}
    </Section>
  );
}

const Section = styled('section')({
  '& > *': { transition: 'opacity 120ms' },
  '&[data-faded] > *': { opacity: 0.6 },
});

/** Milliseconds of loading after which the previous rows fade. */
const fadeDelay = 100;

/** Fades the section while its rows are not the requested ones. By an attribute, as mostly the response comes first. */
function useFading(isBusy: boolean, isStale: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: element } = section;
    if (element === null || !(isBusy || isStale)) return undefined;
    const fade = () => element.setAttribute('data-faded', '');
    const timer = setTimeout(fade, isStale ? 0 : fadeDelay);
    return () => {
      clearTimeout(timer);
      element.removeAttribute('data-faded');
    };
  }, [isBusy, isStale]);
  return section;
}
