// Prints what the gateway knows of the REST service's operations: their descriptors and areas.
import { writeFileSync } from 'node:fs';
import { printedAreas, printedEndpoints } from './endpoints.mjs';

const write = (file, text) => writeFileSync(new URL(`../src/upstream/${file}`, import.meta.url), text);

write('areas.generated.ts', printedAreas());
write('endpoints.generated.ts', printedEndpoints());
