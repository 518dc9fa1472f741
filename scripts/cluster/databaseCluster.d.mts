/** Passwords by the names in `roles.sql`; `ownerPassword` is that of the role `gdd`. */
export type Passwords = Readonly<Record<string, string>>;
export function newPasswords(): Passwords;

/** A database cluster on this machine. Its data are deleted when it is stopped. */
export class DatabaseCluster {
  static start(options?: {
    /** Whether a commit waits for a standby even if there is none; default: false. */
    readonly isStrict?: boolean;
    /** A stopped server that becomes node1; it has the service's database, and `roles.sql` was run on it. */
    readonly existing?: { readonly folder: string; readonly passwords: Passwords };
    /** `portCount` ports; default: free ones. */
    readonly ports?: readonly number[];
    readonly onStep?: (step: string) => void;
  }): Promise<DatabaseCluster>;
  /** The URL of the primary, through HAProxy. */
  readonly url: string;
  /** The URL of the standbys, through HAProxy. */
  readonly standbysUrl: string;
  readonly folder: string;
  readonly patroniUrls: Readonly<Record<string, string>>;
  /** Creates another database of the service. @returns its URL, through HAProxy */
  createDatabase(name: string): Promise<string>;
  /** The URL of one node, for the superuser. */
  urlOf(name: string, database?: string): string;
  leader(): Promise<string | undefined>;
  synchronousStandby(): Promise<string | undefined>;
  /** The nodes that are not the primary. */
  standbys(): Promise<string[]>;
  /** Waits until there is a primary, a synchronous standby, and every other running node is a standby. */
  whole(): Promise<void>;
  kill(name: string): Promise<void>;
  restart(name: string): void;
  freeze(name: string): void;
  thaw(): void;
  switchover(): Promise<string>;
  /** Changes the shared configuration of the nodes, as `patronictl edit-config` does. */
  configure(change: Readonly<Record<string, unknown>>): Promise<void>;
  isStandby(name: string): Promise<boolean>;
  takesConnections(): Promise<boolean>;
  /** Waits until another node is the primary and HAProxy connects to it. */
  writesAgain(former: string): Promise<void>;
  stop(): Promise<void>;
}

export const portCount: number;
