/** The checks of lines, summaries, and of their tax. */
import { elementsAt, textAt, type XmlElement } from '../elements.js';
import { found, type ExchangeFile, type Finding, type Rule } from './exchangeFile.js';

const general = 'DatiGenerali/DatiGeneraliDocumento';
const linesOf = ({ body }: ExchangeFile) => elementsAt(body, 'DatiBeniServizi/DettaglioLinee');
const summariesOf = ({ body }: ExchangeFile) => elementsAt(body, 'DatiBeniServizi/DatiRiepilogo');
/** The contributions to pension funds, which are taxed as lines are. */
const fundsOf = ({ body }: ExchangeFile) => elementsAt(body, `${general}/DatiCassaPrevidenziale`);

/** The groups of elements with a rate and a nature, and the numbers of these in the format. */
const taxed = [
  { of: linesOf, rate: '2.2.1.12', nature: '2.2.1.14' },
  { of: summariesOf, rate: '2.2.2.1', nature: '2.2.2.2' },
  { of: fundsOf, rate: '2.1.1.7.5', nature: '2.1.1.7.7' },
] as const;
const [ofLines, ofSummaries, ofFunds] = taxed;

/** A decimal as a whole number of hundred-millionths: the format has at most eight places. */
function scaled(text: string | undefined): bigint {
  const [, sign = '', whole = '0', places = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text ?? '0') ?? [];
  return BigInt(`${sign}${whole}${places.padEnd(8, '0')}`);
}
const one = 100_000_000n;
const cent = one / 100n;

const isApart = (left: bigint, right: bigint, tolerance: bigint) =>
  left - right > tolerance || right - left > tolerance;
const rateOf = (element: XmlElement) => scaled(textAt(element, 'AliquotaIVA'));
const natureOf = (element: XmlElement) => textAt(element, 'Natura');

/** A rule about the nature of each element of a group. */
const natureRule = (group: (typeof taxed)[number], isRejected: (rate: bigint, nature?: string) => boolean): Rule => {
  return (file) =>
    group.of(file).flatMap((element) => {
      const nature = natureOf(element);
      return found(isRejected(rateOf(element), nature), group.nature, nature);
    });
};
const withoutNature = (rate: bigint, nature?: string) => rate === 0n && nature === undefined;
const withNature = (rate: bigint, nature?: string) => rate !== 0n && nature !== undefined;

/** The natures without parts, which are no longer used. */
function genericNatures(file: ExchangeFile): readonly Finding[] {
  return taxed.flatMap((group) =>
    natureRule(group, (_, nature) => nature !== undefined && /^N[236]$/.test(nature))(file),
  );
}

function isAcrossBorders({ header }: ExchangeFile): boolean {
  return ['CedentePrestatore', 'CessionarioCommittente'].some((party) => {
    const country = textAt(header, `${party}/DatiAnagrafici/IdFiscaleIVA/IdPaese`);
    return country !== undefined && country !== 'IT';
  });
}

/** A text that is the same for elements taxed alike. */
const taxOf = (element: XmlElement) => `${rateOf(element)} ${natureOf(element) ?? ''}`;

/** Whether the amount of a discount (ScontoMaggiorazione) is absent. */
const isEmptyDiscount = (discount: XmlElement) =>
  textAt(discount, 'Percentuale') === undefined && textAt(discount, 'Importo') === undefined;

const discountRule = (field: string, discountsOf: (file: ExchangeFile) => readonly XmlElement[]): Rule => {
  return (file) =>
    discountsOf(file).flatMap((discount) => found(isEmptyDiscount(discount), field, textAt(discount, 'Tipo')));
};

/** The price of a line: its unit price after discounts (SC) and surcharges (MG), times its quantity. */
function priceOf(line: XmlElement): bigint {
  let unit = scaled(textAt(line, 'PrezzoUnitario'));
  for (const discount of elementsAt(line, 'ScontoMaggiorazione')) {
    const amount = textAt(discount, 'Importo');
    const change =
      amount === undefined ? (unit * scaled(textAt(discount, 'Percentuale'))) / (100n * one) : scaled(amount);
    unit += textAt(discount, 'Tipo') === 'MG' ? change : -change;
  }
  return (unit * scaled(textAt(line, 'Quantita') ?? '1')) / one;
}

/** The taxable amount of a summary by the lines and contributions that are taxed alike. */
function taxableOf(file: ExchangeFile, summary: XmlElement): bigint {
  const isAlike = (element: XmlElement) => taxOf(element) === taxOf(summary);
  const lines = linesOf(file)
    .filter(isAlike)
    .map((line) => scaled(textAt(line, 'PrezzoTotale')));
  const funds = fundsOf(file)
    .filter(isAlike)
    .map((fund) => scaled(textAt(fund, 'ImportoContributoCassa')));
  return [...lines, ...funds, scaled(textAt(summary, 'Arrotondamento'))].reduce((sum, amount) => sum + amount, 0n);
}

const isWithheld = (element: XmlElement) => textAt(element, 'Ritenuta') === 'SI';
const withoutWithholding = ({ body }: ExchangeFile) => elementsAt(body, `${general}/DatiRitenuta`).length === 0;

/** Summaries with a rate or nature that no line has. */
const unmatched = (field: string, keyOf: (element: XmlElement) => string): Rule => {
  return (file) => {
    const keys = new Set([...linesOf(file), ...fundsOf(file)].map(keyOf));
    return summariesOf(file).flatMap((summary) => found(!keys.has(keyOf(summary)), field, keyOf(summary)));
  };
};

export const amountRules = {
  '00400': natureRule(ofLines, withoutNature),
  '00401': natureRule(ofLines, withNature),
  '00411': (file) =>
    linesOf(file)
      .filter(isWithheld)
      .slice(0, 1)
      .flatMap(() => found(withoutWithholding(file), '2.2.1.13', 'SI')),
  '00413': natureRule(ofFunds, withoutNature),
  '00414': natureRule(ofFunds, withNature),
  '00415': (file) =>
    fundsOf(file)
      .filter(isWithheld)
      .slice(0, 1)
      .flatMap(() => found(withoutWithholding(file), '2.1.1.7.6', 'SI')),
  '00419': (file) => {
    const rates = new Set(summariesOf(file).map(rateOf));
    const missing = [...linesOf(file), ...fundsOf(file)].find((element) => !rates.has(rateOf(element)));
    return missing === undefined ? [] : found(true, '2.2.2', textAt(missing, 'AliquotaIVA'));
  },
  '00420': (file) =>
    summariesOf(file).flatMap((summary) => {
      const isSplit = textAt(summary, 'EsigibilitaIVA') === 'S';
      return found(isSplit && natureOf(summary)?.startsWith('N6') === true, '2.2.2.2', natureOf(summary));
    }),
  '00421': (file) =>
    summariesOf(file).flatMap((summary) => {
      const exact = (scaled(textAt(summary, 'ImponibileImporto')) * rateOf(summary)) / (100n * one);
      // a cent apart from the rounded tax
      const isWrong = isApart(scaled(textAt(summary, 'Imposta')), exact, cent + cent / 2n);
      return found(isWrong, '2.2.2.6', textAt(summary, 'Imposta'));
    }),
  '00422': (file) =>
    summariesOf(file).flatMap((summary) => {
      const isWrong = isApart(scaled(textAt(summary, 'ImponibileImporto')), taxableOf(file, summary), one);
      return found(isWrong, '2.2.2.5', textAt(summary, 'ImponibileImporto'));
    }),
  '00423': (file) =>
    linesOf(file).flatMap((line) => {
      const isWrong = isApart(scaled(textAt(line, 'PrezzoTotale')), priceOf(line), cent);
      return found(isWrong, '2.2.1.11', textAt(line, 'PrezzoTotale'));
    }),
  '00424': (file) =>
    taxed.flatMap(({ of, rate }) =>
      of(file).flatMap((element) => {
        const value = rateOf(element);
        return found(value > 0n && value < one, rate, textAt(element, 'AliquotaIVA'));
      }),
    ),
  '00429': natureRule(ofSummaries, withoutNature),
  '00430': natureRule(ofSummaries, withNature),
  '00437': discountRule('2.1.1.8.1', ({ body }) => elementsAt(body, `${general}/ScontoMaggiorazione`)),
  '00438': discountRule('2.2.1.10.1', ({ body }) =>
    elementsAt(body, 'DatiBeniServizi/DettaglioLinee/ScontoMaggiorazione'),
  ),
  '00443': unmatched('2.2.2.1', (element) => textAt(element, 'AliquotaIVA') ?? ''),
  '00444': unmatched('2.2.2.2', (element) => natureOf(element) ?? ''),
  '00445': genericNatures,
  '00448': (file) => (isAcrossBorders(file) ? genericNatures(file) : []),
  '00999': ({ body }) =>
    elementsAt(body, `${general}/DatiRitenuta`).flatMap((withholding) => {
      const reason = textAt(withholding, 'CausalePagamento');
      return found(reason === 'Z', '2.1.1.5.4', reason);
    }),
} as const satisfies Record<string, Rule>;
