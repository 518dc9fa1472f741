import { Office } from '../programme/office.js';
import { programmePort } from './portals.js';

/** Fills the portal of programme.spec.ts, once for all devices. */
export default async function loadProgramme(): Promise<void> {
  const office = await Office.signIn(`http://127.0.0.1:${programmePort + 1}`);
  await office.loadProgramme();
}
