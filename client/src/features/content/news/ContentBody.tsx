import Box from '@mui/material/Box';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { bodyStyle } from '../bodyStyle';
import { imageIdOf, isPortalPath, isWebAddress } from '../bodyAddresses';
import { useTexts } from '../../../shared/i18n/useTexts';
import { TicketImage } from '../TicketImage';

interface ContentBodyProps {
  /** Sanitised by the REST service; in addition only allowed elements are rendered. */
  readonly html: string;
  readonly imageUrl: (id: string) => string | undefined;
  /** Called when an image could not be loaded, for instance because its ticket has expired. */
  readonly onBroken?: (() => void) | undefined;
}

/** The rendered elements, each with its rendered attributes. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'blockquote',
      'pre',
      'code',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'ul',
      'li',
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'figure',
      'figcaption',
    ].map((tag) => [tag, []]),
  ),
  ol: ['start'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
};

/** Elements that are removed with their content; of other elements that are not allowed the content is rendered. */
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math']);

const empty: ReadonlySet<string> = new Set(['br', 'hr']);

/** HTML attributes whose name in React differs. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** The text of a content: its HTML is parsed without running scripts, and only allowed elements are rendered. */
export function ContentBody({ html, imageUrl, onBroken }: ContentBodyProps) {
  const { say } = useTexts('content');
  const root = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  const renderNode = (node: Node, key: number): ReactNode => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node.nodeType === Node.ELEMENT_NODE)) return null;
    const element = node as Element;
    const tag = element.tagName.toLowerCase();
    if (dropped.has(tag)) return null;
    if (tag === 'img') return renderImage(element, key);
    const children = empty.has(tag) ? [] : [...element.childNodes].map(renderNode);
    if (tag === 'a') return renderLink(element, key, children);
    const attributes = allowed[tag];
    if (attributes === undefined) return <Fragment key={key}>{children}</Fragment>;
    return createElement(tag, { key, ...attributesOf(element, attributes) }, ...children);
  };

  const renderImage = (element: Element, key: number): ReactNode => {
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
            {alt === '' ? say('imageMissing') : alt}
          </Box>
        }
      />
    );
  };

  return <Box sx={bodyStyle}>{[...root.childNodes].map(renderNode)}</Box>;
}

/** A link within the portal navigates; any other address opens in a new tab, without opener and referrer. */
function renderLink(element: Element, key: number, children: readonly ReactNode[]): ReactNode {
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

function attributesOf(element: Element, attributes: readonly string[]): Record<string, string> {
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
