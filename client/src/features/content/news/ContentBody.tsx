import Box from '@mui/material/Box';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { bodyStyle } from '../bodyStyle';
import { imageIdOf, isPortalPath, isWebAddress } from '../bodyAddresses';
import { TicketImage } from '../TicketImage';

interface ContentBodyProps {
  /** Sanitised by the service; drawn here element by element all the same, so that nothing else can get in. */
  readonly html: string;
  readonly imageUrl: (id: string) => string | undefined;
  /** A ticket of an image may have run out. */
  readonly onBroken?: (() => void) | undefined;
}

/** The elements that a text may have, each with those of its attributes that stay. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'strong', 'b', 'em', 'i', 'u', 's', 'sub'],
      ...['sup', 'ul', 'li', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'figure', 'figcaption'],
    ].map((tag) => [tag, []]),
  ),
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** The elements that are dropped with everything in them. */
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

const empty: ReadonlySet<string> = new Set(['br', 'hr']);

/** React's names of attributes. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** The text of a content: its HTML is parsed without running anything, and built anew of what is allowed. */
export function ContentBody({ html, imageUrl, onBroken }: ContentBodyProps) {
  const intl = useIntl();
  const root = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  const draw = (node: Node, key: number): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node.nodeType === Node.ELEMENT_NODE)) return null;
    const element = node as Element;
    const tag = element.tagName.toLowerCase();
    if (dropped.has(tag)) return null;
    if (tag === 'img') return drawImage(element, key);
    const children = empty.has(tag) ? [] : [...element.childNodes].map(draw);
    if (tag === 'a') return drawLink(element, key, children);
    const attributes = allowed[tag];
    if (attributes === undefined) return <Fragment key={key}>{children}</Fragment>;
    return createElement(tag, { key, ...stored(element, attributes) }, ...children);
  };

  const drawImage = (element: Element, key: number): ReactNode => {
    const id = imageIdOf(element.getAttribute('src'));
    if (id === undefined) return null;
    const alt = element.getAttribute('alt') ?? '';
    return (
      <TicketImage
        key={key}
        url={imageUrl(id)}
        alt={alt}
        width={pixels(element, 'width')}
        height={pixels(element, 'height')}
        onBroken={onBroken}
        fallback={
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {alt === '' ? intl.formatMessage({ id: 'content.imageMissing' }) : alt}
          </Box>
        }
      />
    );
  };

  return <Box sx={bodyStyle}>{[...root.childNodes].map(draw)}</Box>;
}

/** A link within the portal is a navigation; one to elsewhere opens a page of its own, which learns nothing of this one. */
function drawLink(element: Element, key: number, children: readonly ReactNode[]): ReactNode {
  const href = element.getAttribute('href') ?? '';
  if (isPortalPath(href)) {
    return (
      <RouterLink key={key} to={href}>
        {children}
      </RouterLink>
    );
  }
  if (isWebAddress(href)) {
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (/^(mailto|tel):/i.test(href)) {
    return (
      <a key={key} href={href}>
        {children}
      </a>
    );
  }
  return <Fragment key={key}>{children}</Fragment>;
}

function stored(element: Element, attributes: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null ? [] : [[reactNames[name] ?? name, value]];
    }),
  );
}

function pixels(element: Element, name: 'width' | 'height'): number | undefined {
  const value = Number(element.getAttribute(name));
  return Number.isInteger(value) && value > 0 ? value : undefined;
}
