/** Role → its password, as `roles.sql` names them; `ownerPassword` is that of `gdd`. */
export type Passwords = Readonly<Record<string, string>>;
export function newPasswords(): Passwords;

/** The database cluster of this machine. Its data is thrown away when it is stopped. */
export class DatabaseCluster {
  static start(options?: {
    /** Whether a commit waits for a standby even where there is none. */
    readonly isStrict?: boolean;
    /** A stopped server that becomes node1, whose superuser has run `roles.sql` and which has the service's database. */
    readonly existing?: { readonly folder: string; readonly passwords: Passwords };
    /** As many as `portCount`; by default free ones. */
    readonly ports?: readonly number[];
    readonly onStep?: (step: string) => void;
  }): Promise<DatabaseCluster>;
  /** Where HAProxy leads to the primary. */
  readonly url: string;
  /** Where HAProxy leads to the standbys. */
  readonly standbysUrl: string;
  readonly folder: string;
  readonly patroniUrls: Readonly<Record<string, string>>;
  /** A further database of the service, behind HAProxy. */
  createDatabase(name: string): Promise<string>;
  /** A node's own address, of the superuser. */
  urlOf(name: string, database?: string): string;
  leader(): Promise<string | undefined>;
  synchronousStandby(): Promise<string | undefined>;
  /** The nodes that are not the primary. */
  standbys(): Promise<string[]>;
  whole(): Promise<void>;
  kill(name: string): Promise<void>;
  restart(name: string): void;
  freeze(name: string): void;
  thaw(): void;
  switchover(): Promise<string>;
  /** Changes what the nodes share, as `patronictl edit-config` does. */
  configure(change: Readonly<Record<string, unknown>>): Promise<void>;
  isStandby(name: string): Promise<boolean>;
  takesConnections(): Promise<boolean>;
  /** Waits until another node than this one is the primary that connections are led to. */
  writesAgain(former: string): Promise<void>;
  stop(): Promise<void>;
}

export const portCount: number;
