// Prints the descriptors and areas of the REST service's operations into gateway/src/upstream.
import { writeFileSync } from 'node:fs';
import { printedAreas, printedEndpoints } from './endpoints.mjs';

const write = (file, text) => writeFileSync(new URL(`../src/upstream/${file}`, import.meta.url), text);

write('areas.generated.ts', printedAreas());
write('endpoints.generated.ts', printedEndpoints());
