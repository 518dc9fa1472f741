import { fileURLToPath } from 'node:url';

/** The folder of the migrations, beside src and dist alike. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
