/** The checks of the file, and of the day, number and kind of its document. */
import { taxNatures, taxRegimes } from '@gdd/schema/settlements';
import { textAt, textsAt, elementsAt } from '../elements.js';
import { found, type ExchangeFile, type Rule } from './exchangeFile.js';

const general = 'DatiGenerali/DatiGeneraliDocumento';
/** 5 MB. */
const largestSize = 5 * 1024 * 1024;
/** TipoDocumento of version 1.2.3. */
const kinds = [
  ...['TD01', 'TD02', 'TD03', 'TD04', 'TD05', 'TD06', 'TD16', 'TD17', 'TD18', 'TD19', 'TD20', 'TD21', 'TD22', 'TD23'],
  ...['TD24', 'TD25', 'TD26', 'TD27', 'TD28', 'TD29'],
];
/** Before the parts of the natures, which 00445 asks for, the format had these too. */
const natures: readonly string[] = [...taxNatures, 'N2', 'N3', 'N6'];

/** The closed lists of the format that are newer than the schema which the tests use (docs/domain/settlement.md). */
function outsideLists({ header, body }: ExchangeFile) {
  const lists = [
    ['1.2.1.8', textsAt(header, 'CedentePrestatore/DatiAnagrafici/RegimeFiscale'), taxRegimes],
    ['2.1.1.1', textsAt(body, `${general}/TipoDocumento`), kinds],
    ['2.1.1.7.7', textsAt(body, `${general}/DatiCassaPrevidenziale/Natura`), natures],
    ['2.2.1.14', textsAt(body, 'DatiBeniServizi/DettaglioLinee/Natura'), natures],
    ['2.2.2.2', textsAt(body, 'DatiBeniServizi/DatiRiepilogo/Natura'), natures],
  ] as const satisfies readonly (readonly [string, readonly string[], readonly string[]])[];
  return lists.flatMap(([field, texts, allowed]: readonly [string, readonly string[], readonly string[]]) =>
    texts.flatMap((text) => found(!allowed.includes(text), field, text)),
  );
}

const dayOf = ({ body }: ExchangeFile) => textAt(body, `${general}/Data`) ?? '';

export const documentRules = {
  '00001': ({ name }) => found(!/^[A-Z]{2}[A-Za-z0-9]{2,28}_[A-Za-z0-9]{1,5}\.xml$/.test(name), 'file', name),
  '00003': ({ size }) => found(size > largestSize, 'file', String(size)),
  '00200': outsideLists,
  '00403': (file) => found(dayOf(file) > file.receivedOn, '2.1.1.3', dayOf(file)),
  '00418': (file) =>
    elementsAt(file.body, 'DatiGenerali/DatiFattureCollegate').flatMap((invoice) => {
      const day = textAt(invoice, 'Data') ?? '';
      return found(day > dayOf(file), '2.1.1.3', `${textAt(invoice, 'IdDocumento') ?? ''} ${day}`);
    }),
  '00425': ({ body }) => {
    const number = textAt(body, `${general}/Numero`) ?? '';
    return found(!/\d/.test(number), '2.1.1.4', number);
  },
} as const satisfies Record<string, Rule>;
