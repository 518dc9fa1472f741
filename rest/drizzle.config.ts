import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate` writes the next migration from the difference between database/schema.ts and the last one.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './migrations',
});
