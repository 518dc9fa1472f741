import { describe, expect, test } from '@jest/globals';
import { longExportRows } from '@gdd/schema/exports';
import { screen, waitFor } from '@testing-library/react';
import { ProblemError } from '../apollo/problem';
import type { ExportFormat } from '../apollo/schema.generated';
import { followedFiles } from '../test/followedFiles';
import { serveNetwork } from '../test/network';
import { renderPart } from '../test/renderPart';
import { users } from '../test/users';
import { ExportButton } from './ExportButton';

serveNetwork();
const followed = followedFiles();

async function open(rows: number | undefined, fails = false) {
  const jobs: (readonly [ExportFormat, string])[] = [];
  const { person } = await renderPart(
    <ExportButton
      label="Esporta"
      rows={rows}
      requestTicket={() => Promise.resolve({ url: '/files/t-1', filename: 'Dealer.csv' })}
      requestJob={(format, key) => {
        jobs.push([format, key]);
        const refused = new ProblemError({ code: 'RATE_LIMITED', reason: 'tooManyExportJobs' });
        return fails ? Promise.reject(refused) : Promise.resolve();
      }}
    />,
    { user: users.DISTRIBUTOR },
  );
  const choose = async () => {
    await person.click(await screen.findByRole('button', { name: 'Esporta' }));
    await person.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }));
  };
  return { choose, jobs };
}

const preparing = /L’esportazione è in preparazione: la trovi in «Il tuo account», alla voce Esportazioni\./;

describe('a table as a file', () => {
  test.each([undefined, longExportRows])('of few rows is downloaded at once (%p)', async (rows) => {
    const { choose, jobs } = await open(rows);
    await choose();
    await waitFor(() => expect(followed).toEqual(['/files/t-1 Dealer.csv']));
    expect(jobs).toEqual([]);
  });

  test('a file of many rows is prepared, and a message says where it will be; each time another one', async () => {
    const { choose, jobs } = await open(longExportRows + 1);
    await choose();
    expect(await screen.findByText(preparing)).toBeInTheDocument();
    await choose();
    await waitFor(() => expect(screen.getAllByText(preparing)).toHaveLength(2));
    expect(followed).toEqual([]);
    expect(jobs.map(([format]) => format)).toEqual(['CSV', 'CSV']);
    expect(new Set(jobs.map(([, key]) => key)).size).toBe(2);
  });

  test('a refused file is reported, and requested again it is the same', async () => {
    const { choose, jobs } = await open(longExportRows + 1, true);
    await choose();
    expect(await screen.findByText(/Hai già 2 esportazioni in corso/)).toBeInTheDocument();
    await choose();
    await waitFor(() => expect(jobs).toHaveLength(2));
    expect(new Set(jobs.map(([, key]) => key)).size).toBe(1);
  });
});
