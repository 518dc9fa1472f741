/** The ports of the portals of a run; each has its REST service on the next port. */

/** The demonstration, once for each device, so that the tests of one do not change the data of the other. */
export const demonstrationPorts = { desktop: 4760, phone: 4764 } as const;

/** The programme of tests/data/programma, which no test changes. */
export const programmePort = 4762;
