import { parentRoles, type MemberRole } from '@gdd/schema/members';
import { networkColumns, type NetworkColumn, type NetworkMember, type RowProblem } from '../domain/networkRow.js';
import { codesOnCycles, mayStandBelow } from '../domain/tree.js';
import { shown, type ImportProblem, type NetworkRow } from './networkFile.js';

/** What the checks must know of a member that exists already. */
export interface KnownMember {
  readonly role: MemberRole;
  readonly deletedAt: Date | null;
}

/** The members there are, as far as a file names them. */
export interface KnownNetwork {
  readonly rootCode: string;
  readonly byCode: ReadonlyMap<string, KnownMember>;
  readonly codeByVatNumber: ReadonlyMap<string, string>;
}

/**
 * Checks the rows of a file against one another and against the members there are (domain page, section 2).
 *
 * @returns the problems, one for a row at most: that of its first bad column; and the members to be written, each once
 */
export function checkNetwork(
  rows: readonly NetworkRow[],
  known: KnownNetwork,
): { readonly problems: ImportProblem[]; readonly members: NetworkMember[] } {
  const file = new FileIndex(rows, known);
  const problems: ImportProblem[] = [];
  const members: NetworkMember[] = [];
  for (const row of rows) {
    const problem = firstOf([row.problem, ...file.problemsOf(row)]);
    if (problem !== undefined) {
      problems.push({ row: row.row, ...problem, value: shown(row.cells[problem.column]) });
    } else if (file.isFirst(row)) {
      members.push(row.member as NetworkMember);
    }
  }
  return { problems, members };
}

/** The problem of the column that stands first in the table. */
function firstOf(problems: readonly (RowProblem | undefined)[]): RowProblem | undefined {
  return problems
    .filter((problem) => problem !== undefined)
    .reduce<RowProblem | undefined>(
      (first, each) => (first === undefined || placeOf(each.column) < placeOf(first.column) ? each : first),
      undefined,
    );
}

const placeOf = (column: NetworkColumn) => networkColumns.indexOf(column);

class FileIndex {
  private readonly firstByCode = new Map<string, NetworkRow>();
  private readonly firstByVatNumber = new Map<string, NetworkRow>();
  private readonly cyclic: Set<string>;

  constructor(
    rows: readonly NetworkRow[],
    private readonly known: KnownNetwork,
  ) {
    const parentOf = new Map<string, string>();
    for (const row of rows) {
      const { code, vatNumber, parentCode } = row.member;
      if (code === undefined || this.firstByCode.has(code)) continue;
      this.firstByCode.set(code, row);
      if (typeof parentCode === 'string') parentOf.set(code, parentCode);
      if (typeof vatNumber === 'string' && !this.firstByVatNumber.has(vatNumber)) {
        this.firstByVatNumber.set(vatNumber, row);
      }
    }
    this.cyclic = codesOnCycles(parentOf);
  }

  isFirst(row: NetworkRow): boolean {
    return this.firstByCode.get(row.member.code ?? '') === row;
  }

  problemsOf(row: NetworkRow): (RowProblem | undefined)[] {
    return [this.codeProblem(row), this.roleProblem(row), this.parentProblem(row), this.vatProblem(row)];
  }

  private codeProblem(row: NetworkRow): RowProblem | undefined {
    const { code } = row.member;
    if (code === undefined) return undefined;
    const says = (reason: string): RowProblem => ({ column: 'codice', reason });
    if (code === this.known.rootCode) return says('È il codice del programma, che un file non cambia.');
    if (this.known.byCode.get(code)?.deletedAt) return says('È il codice di un membro eliminato.');
    const first = this.firstByCode.get(code);
    if (first === undefined || first === row || sameValues(first, row)) return undefined;
    return says(`Codice già presente alla riga ${first.row}, con altri valori.`);
  }

  private roleProblem({ member: { code, role } }: NetworkRow): RowProblem | undefined {
    const existing = code === undefined ? undefined : this.known.byCode.get(code);
    if (existing === undefined || role === undefined || existing.role === role || existing.deletedAt) return undefined;
    return { column: 'ruolo', reason: `Il membro esiste già come ${existing.role}: il ruolo non si cambia.` };
  }

  private parentProblem({ member: { code, role, parentCode } }: NetworkRow): RowProblem | undefined {
    if (parentCode === undefined) return undefined;
    const says = (reason: string): RowProblem => ({ column: 'codice_padre', reason });
    const parent = parentCode ?? this.known.rootCode;
    if (code !== undefined && this.cyclic.has(code)) return says('Il membro starebbe sotto se stesso.');
    const existing = this.known.byCode.get(parent);
    if (existing?.deletedAt) return says('È il codice di un membro eliminato.');
    const inFile = this.firstByCode.get(parent);
    if (existing === undefined && inFile === undefined) return says('Nessun membro ha questo codice.');
    const parentRole = existing?.role ?? inFile?.member.role;
    if (role === undefined || parentRole === undefined || mayStandBelow(role, parentRole)) return undefined;
    return says(`Un ${role} sta sotto ${parentRoles[role].join(' o ')}, non sotto ${parentRole}.`);
  }

  private vatProblem(row: NetworkRow): RowProblem | undefined {
    const { code, vatNumber } = row.member;
    if (typeof vatNumber !== 'string') return undefined;
    const says = (reason: string): RowProblem => ({ column: 'partita_iva', reason });
    const owner = this.known.codeByVatNumber.get(vatNumber);
    // who is in the file too gets another number there, or is the earlier row below
    if (owner !== undefined && owner !== code && !this.firstByCode.has(owner)) {
      return says(`È già la partita IVA di ${owner}.`);
    }
    const first = this.firstByVatNumber.get(vatNumber);
    if (first === undefined || first === row || first.member.code === code) return undefined;
    return says(`Partita IVA già presente alla riga ${first.row}.`);
  }
}

function sameValues(one: NetworkRow, other: NetworkRow): boolean {
  return JSON.stringify(one.member) === JSON.stringify(other.member) && one.problem?.reason === other.problem?.reason;
}
