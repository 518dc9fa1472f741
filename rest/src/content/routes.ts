import type { AppSecret } from '@gdd/schema/secret';
import type { Downloads } from '../ground/files/downloads.js';
import type { ServiceContext } from '../ground/platform/context.js';
import type { App } from '../ground/platform/http/routes.js';
import { readerRoutes } from './readerRoutes.js';
import { fileRoutes } from './fileRoutes.js';
import { managerRoutes } from './managerRoutes.js';

/** Routes of contents, for readers and content managers (specification, section 7, 'Files and content'). */
export function contentRoutes(app: App, context: ServiceContext, secret: AppSecret, downloads: Downloads): void {
  readerRoutes(app, context);
  fileRoutes(app, context, secret, downloads);
  managerRoutes(app, context, secret);
}
