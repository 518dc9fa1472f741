import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate` writes the next migration from the difference between database/tables/ and the last one.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/ground/database/tables/**/*.ts',
  out: './migrations',
});
