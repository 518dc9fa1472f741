import type { ImportReason } from '@gdd/schema/imports';
import { parentRoles, type MemberRole } from '@gdd/schema/members';
import type { ImportProblem } from '../../../ground/database/tables/work/imports.js';
import { problemIn, type RowProblem } from '../../../ground/domain/rows/cells.js';
import { networkColumns, type NetworkColumn } from '@gdd/schema/dealers';
import { type NetworkMember } from '../../../ground/domain/rows/networkRow.js';
import { codesOnCycles, mayStandBelow } from '../../../ground/domain/tree.js';
import { listedProblemsOf, type PendingRow } from '../files/fileRows.js';

export type NetworkRow = PendingRow<NetworkMember, NetworkColumn>;

/** A row without problems. */
export interface ValidRow {
  readonly row: number;
  readonly member: NetworkMember;
}

/** An existing member, as far as the checks need it. */
interface KnownMember {
  readonly role: MemberRole;
  readonly deletedAt: Date | null;
}

/** The existing members that a file refers to. */
interface KnownNetwork {
  readonly rootCode: string;
  readonly byCode: ReadonlyMap<string, KnownMember>;
  readonly codeByVatNumber: ReadonlyMap<string, string>;
}

/**
 * Checks the rows of a file against one another and against the existing members (docs/domain/imports.md). A row that
 * depends on a row in error is in error too, so that the remaining rows are consistent when rows in error are left out.
 *
 * @returns the problems, by row and column, and the valid rows, repeated ones once
 */
export function checkNetwork(
  rows: readonly NetworkRow[],
  known: KnownNetwork,
): { readonly problems: ImportProblem[]; readonly validRows: readonly ValidRow[] } {
  const file = new FileIndex(rows, known);
  const problemsOfRow = new Map<NetworkRow, Problem[]>();
  for (const row of rows) {
    const networkProblems = file.problemsOf(row);
    if (row.problems.length + networkProblems.length > 0) problemsOfRow.set(row, networkProblems);
  }
  propagateErrors(problemsOfRow, rows, file);
  const problems = rows.flatMap((row) => {
    const networkProblems = problemsOfRow.get(row);
    return networkProblems === undefined ? [] : listedProblemsOf(row, networkProblems, networkColumns);
  });
  const validRows = rows
    .filter((row) => !problemsOfRow.has(row) && file.isFirst(row))
    .map(({ row, values }) => ({ row, member: values as NetworkMember }));
  return { problems, validRows };
}

/**
 * Marks rows as in error that depend on a row in error: their parent would not be created, or their VAT number would
 * not become free. `problemsOfRow` is extended.
 */
function propagateErrors(
  problemsOfRow: Map<NetworkRow, Problem[]>,
  rows: readonly NetworkRow[],
  file: FileIndex,
): void {
  const dependentsOfCode = new Map<string, (readonly [NetworkRow, Problem])[]>();
  for (const row of rows) {
    for (const [code, problem] of file.dependenciesOf(row)) {
      const dependents = dependentsOfCode.get(code);
      if (dependents === undefined) dependentsOfCode.set(code, [[row, problem]]);
      else dependents.push([row, problem]);
    }
  }
  const wrong = [...problemsOfRow.keys()];
  for (let row = wrong.pop(); row !== undefined; row = wrong.pop()) {
    if (!file.isFirst(row)) continue;
    for (const [other, problem] of dependentsOfCode.get(row.values.code ?? '') ?? []) {
      const otherProblems = problemsOfRow.get(other);
      if (otherProblems !== undefined) {
        otherProblems.push(problem);
        continue;
      }
      problemsOfRow.set(other, [problem]);
      wrong.push(other);
    }
  }
}

type Problem = RowProblem<NetworkColumn>;

/** The rows of a file by code and VAT number, with the checks of a row against the others and the existing members. */
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

  /** Whether a row is the first one with its code; false for repeated rows. */
  isFirst(row: NetworkRow): boolean {
    return this.firstByCode.get(row.values.code ?? '') === row;
  }

  problemsOf(row: NetworkRow): Problem[] {
    const problems = [this.codeProblem(row), this.roleProblem(row), this.parentProblem(row), this.vatProblem(row)];
    return problems.filter((problem) => problem !== undefined);
  }

  /** The codes of the rows that must be valid for this one to be valid, each with this row's problem otherwise. */
  dependenciesOf({ values: { code, parentCode, vatNumber } }: NetworkRow): (readonly [string, Problem])[] {
    const dependencies: (readonly [string, Problem])[] = [];
    const rowOf = (other: string) => this.firstByCode.get(other)?.row ?? 0;
    if (typeof parentCode === 'string' && !this.known.byCode.has(parentCode)) {
      const parameters = { row: rowOf(parentCode) };
      dependencies.push([parentCode, problemIn('codice_padre', { reason: 'parentInError', parameters })]);
    }
    const owner = typeof vatNumber === 'string' ? this.known.codeByVatNumber.get(vatNumber) : undefined;
    if (owner !== undefined && owner !== code) {
      const parameters = { code: owner, row: rowOf(owner) };
      dependencies.push([owner, problemIn('partita_iva', { reason: 'vatNumberOfRowInError', parameters })]);
    }
    return dependencies;
  }

  private codeProblem(row: NetworkRow): Problem | undefined {
    const { code } = row.values;
    if (code === undefined) return undefined;
    if (code === this.known.rootCode) return problemIn('codice', { reason: 'codeOfProgramme' });
    if (this.known.byCode.get(code)?.deletedAt) return problemIn('codice', { reason: 'deletedMember' });
    const firstRow = this.firstByCode.get(code);
    if (firstRow === undefined || firstRow === row || sameValues(firstRow, row)) return undefined;
    return problemIn('codice', { reason: 'repeatedCode', parameters: { row: firstRow.row } });
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
    // an owner that is in the file gets another number there, or is the earlier row that is reported below
    if (owner !== undefined && owner !== code && !this.firstByCode.has(owner)) {
      return problemIn('partita_iva', { reason: 'vatNumberTaken', parameters: { code: owner } });
    }
    const firstRow = this.firstByVatNumber.get(vatNumber);
    if (firstRow === undefined || firstRow === row || firstRow.values.code === code) return undefined;
    return problemIn('partita_iva', { reason: 'repeatedVatNumber', parameters: { row: firstRow.row } });
  }
}

/** Whether two rows with the same code agree in their values and problems. */
function sameValues(one: NetworkRow, other: NetworkRow): boolean {
  return (
    JSON.stringify(one.values) === JSON.stringify(other.values) &&
    JSON.stringify(one.problems) === JSON.stringify(other.problems)
  );
}
