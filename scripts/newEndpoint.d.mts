export interface EndpointPlan {
  readonly route: string;
  readonly operation: string;
  readonly area: string;
}

export function planOf(
  route: string,
  choices?: {
    readonly what?: string;
    readonly name?: string;
    readonly area?: string;
    readonly access?: readonly string[];
  },
): EndpointPlan;

/** The content of the new files, by path. */
export function filesOf(plan: EndpointPlan): Readonly<Record<string, string>>;

export function registrationsOf(plan: EndpointPlan, read: (file: string) => string): Readonly<Record<string, string>>;
