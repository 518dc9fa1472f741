import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

interface ListSectionProps {
  readonly label: string;
  /** Other rows are asked for. */
  readonly isBusy: boolean;
  /** The rows are those of before a failure. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** While other rows are asked for, those of before stand there, under their own order and page, and fade where it takes long. */
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

/** Milliseconds after which rows fade that others are awaited for. */
const patience = 100;

/** Marks the section faded while its rows are not those asked for. No drawing of its own: mostly the answer is there first. */
function useFading(isBusy: boolean, isStale: boolean) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: element } = section;
    if (element === null || !(isBusy || isStale)) return undefined;
    const fade = () => element.setAttribute('data-faded', '');
    const timer = setTimeout(fade, isStale ? 0 : patience);
    return () => {
      clearTimeout(timer);
      element.removeAttribute('data-faded');
    };
  }, [isBusy, isStale]);
  return section;
}
