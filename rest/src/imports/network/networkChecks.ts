import type { ImportReason } from '@gdd/schema/imports';
import { parentRoles, type MemberRole } from '@gdd/schema/members';
import type { ImportProblem } from '../../database/tables/work/imports.js';
import { problemIn, type RowProblem } from '../../domain/rows/cells.js';
import { networkColumns, type NetworkColumn } from '@gdd/schema/dealers';
import { type NetworkMember } from '../../domain/rows/networkRow.js';
import { codesOnCycles, mayStandBelow } from '../../domain/tree.js';
import { listedProblemsOf, type PendingRow } from '../files/fileRows.js';

export type NetworkRow = PendingRow<NetworkMember, NetworkColumn>;

/** A row in which nothing is wrong. */
export interface RightRow {
  readonly row: number;
  readonly member: NetworkMember;
}

/** The facts of a member that exists already, for the checks. */
interface KnownMember {
  readonly role: MemberRole;
  readonly deletedAt: Date | null;
}

/** The members there are, as far as a file names them. */
interface KnownNetwork {
  readonly rootCode: string;
  readonly byCode: ReadonlyMap<string, KnownMember>;
  readonly codeByVatNumber: ReadonlyMap<string, string>;
}

/**
 * Checks the rows of a file against one another and against the members there are (docs/domain/imports.md). A row that
 * needs another one is in error when that one is: rows in error can be left out, and the others still hold together.
 *
 * @returns the problems, by row and column, and the rows of the members to be written, each once
 */
export function checkNetwork(
  rows: readonly NetworkRow[],
  known: KnownNetwork,
): { readonly problems: ImportProblem[]; readonly right: readonly RightRow[] } {
  const file = new FileIndex(rows, known);
  const problemsOfRow = new Map<NetworkRow, Problem[]>();
  for (const row of rows) {
    const others = file.problemsOf(row);
    if (row.problems.length + others.length > 0) problemsOfRow.set(row, others);
  }
  passOn(problemsOfRow, rows, file);
  const right = rows.filter((row) => !problemsOfRow.has(row) && file.isFirst(row));
  const wrong = rows.flatMap((row) => {
    const others = problemsOfRow.get(row);
    return others === undefined ? [] : listedProblemsOf(row, others, networkColumns);
  });
  return { problems: wrong, right: right.map(({ row, values }) => ({ row, member: values as NetworkMember })) };
}

/** Puts the rows in error that need a row in error: one whose parent would not be made, or whose number not be free. */
function passOn(problemsOfRow: Map<NetworkRow, Problem[]>, rows: readonly NetworkRow[], file: FileIndex): void {
  const needing = new Map<string, (readonly [NetworkRow, Problem])[]>();
  for (const row of rows) {
    for (const [code, problem] of file.needsOf(row)) {
      const others = needing.get(code);
      if (others === undefined) needing.set(code, [[row, problem]]);
      else others.push([row, problem]);
    }
  }
  const wrong = [...problemsOfRow.keys()];
  for (let row = wrong.pop(); row !== undefined; row = wrong.pop()) {
    if (!file.isFirst(row)) continue;
    for (const [other, problem] of needing.get(row.values.code ?? '') ?? []) {
      const others = problemsOfRow.get(other);
      if (others !== undefined) {
        others.push(problem);
        continue;
      }
      problemsOfRow.set(other, [problem]);
      wrong.push(other);
    }
  }
}

type Problem = RowProblem<NetworkColumn>;

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
      const { code, vatNumber, parentCode } = row.values;
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
    return this.firstByCode.get(row.values.code ?? '') === row;
  }

  problemsOf(row: NetworkRow): Problem[] {
    const problems = [this.codeProblem(row), this.roleProblem(row), this.parentProblem(row), this.vatProblem(row)];
    return problems.filter((problem) => problem !== undefined);
  }

  /** The codes of the rows that must be right for this one to be, each with what is wrong if it is not. */
  needsOf({ values: { code, parentCode, vatNumber } }: NetworkRow): (readonly [string, Problem])[] {
    const needs: (readonly [string, Problem])[] = [];
    const rowOf = (other: string) => this.firstByCode.get(other)?.row ?? 0;
    if (typeof parentCode === 'string' && !this.known.byCode.has(parentCode)) {
      const parameters = { row: rowOf(parentCode) };
      needs.push([parentCode, problemIn('codice_padre', { reason: 'parentInError', parameters })]);
    }
    const owner = typeof vatNumber === 'string' ? this.known.codeByVatNumber.get(vatNumber) : undefined;
    if (owner !== undefined && owner !== code) {
      const parameters = { code: owner, row: rowOf(owner) };
      needs.push([owner, problemIn('partita_iva', { reason: 'vatNumberOfRowInError', parameters })]);
    }
    return needs;
  }

  private codeProblem(row: NetworkRow): Problem | undefined {
    const { code } = row.values;
    if (code === undefined) return undefined;
    if (code === this.known.rootCode) return problemIn('codice', { reason: 'codeOfProgramme' });
    if (this.known.byCode.get(code)?.deletedAt) return problemIn('codice', { reason: 'deletedMember' });
    const first = this.firstByCode.get(code);
    if (first === undefined || first === row || sameValues(first, row)) return undefined;
    return problemIn('codice', { reason: 'repeatedCode', parameters: { row: first.row } });
  }

  private roleProblem({ values: { code, role } }: NetworkRow): Problem | undefined {
    const existing = code === undefined ? undefined : this.known.byCode.get(code);
    if (existing === undefined || role === undefined || existing.role === role || existing.deletedAt) return undefined;
    return problemIn('ruolo', { reason: 'fixedRole', parameters: { role: existing.role } });
  }

  private parentProblem({ values: { code, role, parentCode } }: NetworkRow): Problem | undefined {
    if (parentCode === undefined) return undefined;
    const problem = (reason: ImportReason, parameters = {}) =>
      problemIn('codice_padre', { reason, parameters } as const);
    const parent = parentCode ?? this.known.rootCode;
    if (code !== undefined && this.cyclic.has(code)) return problem('belowItself');
    const existing = this.known.byCode.get(parent);
    if (existing?.deletedAt) return problem('deletedMember');
    const inFile = this.firstByCode.get(parent);
    if (existing === undefined && inFile === undefined) return problem('unknownParent');
    const parentRole = existing?.role ?? inFile?.values.role;
    if (role === undefined || parentRole === undefined || mayStandBelow(role, parentRole)) return undefined;
    return problem('wrongParentRole', { role, allowed: parentRoles[role].join(', '), parentRole });
  }

  private vatProblem(row: NetworkRow): Problem | undefined {
    const { code, vatNumber } = row.values;
    if (typeof vatNumber !== 'string') return undefined;
    const owner = this.known.codeByVatNumber.get(vatNumber);
    // who is in the file too gets another number there, or is the earlier row below
    if (owner !== undefined && owner !== code && !this.firstByCode.has(owner)) {
      return problemIn('partita_iva', { reason: 'vatNumberTaken', parameters: { code: owner } });
    }
    const first = this.firstByVatNumber.get(vatNumber);
    if (first === undefined || first === row || first.values.code === code) return undefined;
    return problemIn('partita_iva', { reason: 'repeatedVatNumber', parameters: { row: first.row } });
  }
}

function sameValues(one: NetworkRow, other: NetworkRow): boolean {
  return (
    JSON.stringify(one.values) === JSON.stringify(other.values) &&
    JSON.stringify(one.problems) === JSON.stringify(other.problems)
  );
}
