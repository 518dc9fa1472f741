import type { ReactNode } from 'react';
import type { MessagePart } from '../i18n/MessageCatalogue';
import { openPortal, type PortalOptions } from './openPortal';
import { show, type RenderedApp } from './renderApp';

interface PartOptions extends PortalOptions {
  /** The route of the part, if it reads parameters of the address; default: any address. */
  readonly path?: string;
  /** A further part of the messages that is needed. */
  readonly messages?: MessagePart;
}

/**
 * Renders one dialog, form or section with the portal's real providers and messages over a mocked network, but without
 * the shell, the route table and the other pages.
 */
export async function renderPart(
  part: ReactNode,
  { path = '*', messages, ...options }: PartOptions = {},
): Promise<RenderedApp> {
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }];
  const portal = await openPortal(options, () => [{ path, element: part }, ...elsewhere]);
  await portal.catalogue.need('portal');
  if (messages !== undefined) await portal.catalogue.need(messages);
  return show(portal);
}
