/** Where the portals of a run listen, each with its REST service on the next port. */

/** The demonstration, once for each device: what is changed on the one is not met on the other. */
export const demonstrationPorts = { desktop: 4760, phone: 4764 } as const;

/** The programme of tests/data/programma, which no journey changes. */
export const programmePort = 4762;
