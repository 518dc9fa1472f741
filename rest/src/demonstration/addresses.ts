/** Invented addresses of the demonstration's members: common Italian streets, and postal codes of the province. */
import type { Random } from './random.js';
import { townsByProvince } from './towns.js';

/** For each province, the postal code of its first town and the first three digits for its other towns. */
const postalCodes = new Map(
  `
  AQ 67100 670, CH 66100 660, PE 65121 650, TE 64100 640, MT 75100 750, PZ 85100 850, CS 87100 870, CZ 88100 880,
  KR 88900 888, RC 89121 890, VV 89900 898, AV 83100 830, BN 82100 820, CE 81100 810, NA 80121 800, SA 84121 840,
  BO 40121 400, FC 47121 470, FE 44121 440, MO 41121 410, PC 29121 290, PR 43121 430, RA 48121 480, RE 42121 420,
  RN 47921 478, GO 34170 340, PN 33170 330, TS 34121 340, UD 33100 330, FR 03100 030, LT 04100 040, RI 02100 020,
  RM 00184 000, VT 01100 010, GE 16121 160, IM 18100 180, SP 19121 190, SV 17100 170, BG 24121 240, BS 25121 250,
  CO 22100 220, CR 26100 260, LC 23900 238, LO 26900 268, MB 20900 208, MI 20121 200, MN 46100 460, PV 27100 270,
  SO 23100 230, VA 21100 210, AN 60121 600, AP 63100 630, FM 63900 638, MC 62100 620, PU 61121 610, CB 86100 860,
  IS 86170 860, AL 15121 150, AT 14100 140, BI 13900 138, CN 12100 120, NO 28100 280, TO 10121 100, VB 28922 288,
  VC 13100 130, BA 70121 700, BR 72100 720, BT 76123 760, FG 71121 710, LE 73100 730, TA 74121 740, CA 09121 090,
  NU 08100 080, OR 09170 090, SS 07100 070, SU 09013 090, AG 92100 920, CL 93100 930, CT 95121 950, EN 94100 940,
  ME 98121 980, PA 90121 900, RG 97100 970, SR 96100 960, TP 91100 910, AR 52100 520, FI 50121 500, GR 58100 580,
  LI 57121 570, LU 55100 550, MS 54100 540, PI 56121 560, PO 59100 590, PT 51100 510, SI 53100 530, BZ 39100 390,
  TN 38122 380, PG 06121 060, TR 05100 050, AO 11100 110, BL 32100 320, PD 35121 350, RO 45100 450, TV 31100 310,
  VE 30121 300, VI 36100 360, VR 37121 370`
    .trim()
    .split(/,\s+/)
    .map((entry) => {
      const [province = '', first = '', others = ''] = entry.split(' ');
      return [province, { first, others }] as const;
    }),
);

/** The postal code of a town, the same in each call; undefined for an unknown province or town. */
export function postalCodeOf(province: string, town: string): string | undefined {
  const codes = postalCodes.get(province);
  const place = townsByProvince[province]?.indexOf(town) ?? -1;
  if (codes === undefined || place < 0) return undefined;
  return place === 0 ? codes.first : `${codes.others}${10 + 7 * place}`;
}

const streets = [
  'Via Roma',
  'Via Garibaldi',
  'Via Giuseppe Mazzini',
  'Via Dante Alighieri',
  'Via Giacomo Matteotti',
  'Via Guglielmo Marconi',
  'Via Alessandro Volta',
  'Via Galileo Galilei',
  "Via dell'Industria",
  'Via del Lavoro',
  "Via dell'Artigianato",
  'Via della Stazione',
  'Via Provinciale',
  'Via Nazionale',
  'Via Circonvallazione',
  'Corso Italia',
  'Corso Vittorio Emanuele II',
  'Viale della Repubblica',
  'Viale Europa',
  'Viale Kennedy',
  'Piazza della Libertà',
  'Strada Statale',
] as const;

const sdiCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** The data of a dealer that electronic credit notes require. */
interface PostalData {
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly sdiCode: string | null;
}

/** Data in a town. Without `isKnown`, one dealer in thirty has no address, and one in twelve has no SDI code. */
export function postalDataIn(random: Random, province: string, town: string, isKnown: boolean): PostalData {
  const hasAddress = random.next() >= 1 / 30 || isKnown;
  const hasCode = random.next() >= 1 / 12 || isKnown;
  const address = `${random.pick(streets)}, ${random.between(1, 180)}`;
  const sdiCode = Array.from({ length: 7 }, () => random.pick([...sdiCharacters])).join('');
  return {
    address: hasAddress ? address : null,
    postalCode: hasAddress ? (postalCodeOf(province, town) ?? null) : null,
    sdiCode: hasCode ? sdiCode : null,
  };
}
