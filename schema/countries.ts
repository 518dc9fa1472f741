/**
 * The countries of dealers and of the receivers of documents, for all tiers (docs/domain/network-and-access.md). Apart
 * from `invoicing.ts`, which each page of the portal has.
 */

/** The countries of ISO 3166-1, alpha-2, with XI for Northern Ireland, as FatturaPA writes it in VAT numbers. */
export const countries: readonly string[] =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF
  CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG
  GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP
  KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC
  NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ
  SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN
  VU WF WS XI YE YT ZA ZM ZW`.split(/\s+/);

const known: ReadonlySet<string> = new Set(countries);

/** Whether a text is the code of a country, in capital letters. */
export const isCountry = (code: string): boolean => known.has(code);

const british = /^(\d{9}|\d{12}|(GD|HA)\d{3})$/;

/**
 * The forms of VAT numbers without the code of the country: of the European Union (VIES), and of neighbours outside it.
 * Italian ones have a check digit, which each tier checks.
 */
const vatNumberForms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: british,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z]\d{5}[A-W])$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  SM: /^\d{5}$/,
  XI: british,
};

/** What FatturaPA takes of the number of a country without a form of its own. */
const anyForm = /^[A-Z0-9]{2,28}$/;

/** Whether a text has the form of a VAT number of a country other than Italy, in capital letters and without its code. */
export function isForeignVatNumber(country: string, text: string): boolean {
  return (vatNumberForms[country] ?? anyForm).test(text);
}
