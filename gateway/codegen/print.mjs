// Prints what the gateway knows of the REST service: its descriptors and the validators of its responses.
import { writeFileSync } from 'node:fs';
import { printedAreas, printedEndpoints } from './endpoints.mjs';
import { printedContract, printedRecognition } from './responses.mjs';

const write = (file, text) => writeFileSync(new URL(`../src/upstream/${file}`, import.meta.url), text);

write('areas.generated.ts', printedAreas());
write('endpoints.generated.ts', printedEndpoints());
write('responses.generated.ts', printedRecognition());
write('contract.generated.ts', printedContract());
