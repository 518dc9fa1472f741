// The baseline of the dealers' list: a plain MUI data grid with the same rows, columns and checkboxes.
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Page {
  readonly items: readonly Record<string, string>[];
  readonly total: number;
}

const columns: readonly GridColDef[] = [
  { field: 'code', headerName: 'Codice', width: 78 },
  { field: 'businessName', headerName: 'Ragione sociale', flex: 1, minWidth: 186 },
  { field: 'vatNumber', headerName: 'P. IVA', width: 102 },
  { field: 'city', headerName: 'Città', width: 104 },
  { field: 'province', headerName: 'Provincia', width: 76 },
  { field: 'region', headerName: 'Regione', width: 96 },
  { field: 'parent', headerName: 'Rete', width: 116 },
  { field: 'tier', headerName: 'Tier', width: 84 },
  { field: 'status', headerName: 'Stato', width: 102 },
  { field: 'joinedOn', headerName: 'Dal', width: 88 },
];

function BareGrid() {
  const [paging, setPaging] = useState({ page: 0, pageSize: 10 });
  const [sort, setSort] = useState('');
  const [status, setStatus] = useState('');
  const [page, setPage] = useState<Page>({ items: [], total: 0 });
  const [loading, setLoading] = useState(true);
  useEffect(() => {
    let isStale = false;
    setLoading(true);
    const query = new URLSearchParams({ page: String(paging.page), sort, status });
    void fetch(`/rows?${query}`)
      .then((response) => response.json())
      .then((rows: Page) => {
        if (isStale) return;
        setPage(rows);
        setLoading(false);
      });
    return () => {
      isStale = true;
    };
  }, [paging, sort, status]);
  const filterBy = (next: string) => {
    setStatus(next);
    setPaging((before) => ({ ...before, page: 0 }));
  };
  return (
    <div style={{ padding: 32 }}>
      <button type="button" onClick={() => filterBy('SUSPENDED')}>
        Sospeso
      </button>
      <button type="button" onClick={() => filterBy('')}>
        Tutti
      </button>
      <DataGrid
        columns={columns}
        rows={page.items}
        rowCount={page.total}
        loading={loading}
        paginationMode="server"
        sortingMode="server"
        filterMode="server"
        checkboxSelection
        pageSizeOptions={[10]}
        paginationModel={paging}
        onPaginationModelChange={setPaging}
        onSortModelChange={([model]) => {
          setSort(model?.sort ? `${model.field}.${model.sort}` : '');
          setPaging((before) => ({ ...before, page: 0 }));
        }}
      />
    </div>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(<BareGrid />);
