/** The checks of the parties, and of the way to the receiver. */
import { foreignCode } from '@gdd/schema/invoicing';
import { isTaxCode } from '../../taxCode.js';
import { isVatNumber } from '../../vatNumber.js';
import { elementsAt, textAt, textsAt, type XmlElement } from '../elements.js';
import { mailCode } from '../receiver.js';
import { found, type ExchangeFile, type Rule } from './exchangeFile.js';

const code = ({ header }: ExchangeFile) => textAt(header, 'DatiTrasmissione/CodiceDestinatario') ?? '';
const format = ({ header }: ExchangeFile) => textAt(header, 'DatiTrasmissione/FormatoTrasmissione') ?? '';
const mail = ({ header }: ExchangeFile) => textAt(header, 'DatiTrasmissione/PECDestinatario');
const kind = ({ body }: ExchangeFile) => textAt(body, 'DatiGenerali/DatiGeneraliDocumento/TipoDocumento') ?? '';

const seller = 'CedentePrestatore/DatiAnagrafici';
const buyer = 'CessionarioCommittente/DatiAnagrafici';

/** Italian numbers of a form or with a check digit that no number has; whether one is registered, the system knows. */
const rejectedNumbers = (element: string, path: string, isNumber: (text: string) => boolean): Rule => {
  return ({ header }) =>
    elementsAt(header, path).flatMap((id) => {
      const number = textAt(id, 'IdCodice');
      return found(textAt(id, 'IdPaese') === 'IT' && !isNumber(number ?? ''), element, number);
    });
};

const rejectedTaxCodes = (element: string, path: string): Rule => {
  return ({ header }) => textsAt(header, path).flatMap((text) => found(!isTaxCode(text), element, text));
};

const countryOf = ({ header }: ExchangeFile, party: string) => textAt(header, `${party}/IdFiscaleIVA/IdPaese`);

/** Whether seller and buyer are the same, by VAT number or tax code. */
function isSameParty({ header }: ExchangeFile): boolean {
  const [one, other] = [seller, buyer].map((party) => {
    const id = `${textAt(header, `${party}/IdFiscaleIVA/IdPaese`) ?? ''}${textAt(header, `${party}/IdFiscaleIVA/IdCodice`) ?? ''}`;
    return [id, textAt(header, `${party}/CodiceFiscale`) ?? ''];
  });
  return [0, 1].some((index) => one?.[index] !== '' && one?.[index] === other?.[index]);
}

const nameOf = (header: XmlElement) => textAt(header, `${seller}/Anagrafica/Denominazione`);

export const partyRules = {
  '00300': rejectedNumbers('1.1.1.2', 'DatiTrasmissione/IdTrasmittente', isTaxCode),
  '00301': rejectedNumbers('1.2.1.1.2', `${seller}/IdFiscaleIVA`, isVatNumber),
  '00302': rejectedTaxCodes('1.2.1.2', `${seller}/CodiceFiscale`),
  '00303': (file) => [
    ...rejectedNumbers('1.3.1.1.2', 'RappresentanteFiscale/DatiAnagrafici/IdFiscaleIVA', isVatNumber)(file),
    ...rejectedNumbers('1.4.4.1.2', 'CessionarioCommittente/RappresentanteFiscale/IdFiscaleIVA', isVatNumber)(file),
  ],
  '00304': rejectedTaxCodes('1.3.1.2', 'RappresentanteFiscale/DatiAnagrafici/CodiceFiscale'),
  '00305': rejectedNumbers('1.4.1.1.2', `${buyer}/IdFiscaleIVA`, isVatNumber),
  '00306': rejectedTaxCodes('1.4.1.2', `${buyer}/CodiceFiscale`),
  '00311': (file) => found(!/^[A-Z0-9]{6,7}$/.test(code(file)), '1.1.4', code(file)),
  '00313': (file) => {
    const country = countryOf(file, buyer);
    return found(code(file) === foreignCode && (country === undefined || country === 'IT'), '1.1.4', code(file));
  },
  '00330': (file) => found(mail(file)?.toLowerCase().endsWith('@pec.fatturapa.it') === true, '1.1.6', mail(file)),
  '00417': ({ header }) => {
    const numbers = [...elementsAt(header, `${buyer}/IdFiscaleIVA`), ...elementsAt(header, `${buyer}/CodiceFiscale`)];
    return found(numbers.length === 0, '1.4.1.1', '');
  },
  '00426': (file) => {
    const isMail = code(file) === mailCode;
    return found(isMail !== (mail(file) !== undefined), '1.1.6', mail(file) ?? '');
  },
  '00427': (file) => {
    const length = format(file) === 'FPA12' ? 6 : 7;
    return found(/^FP[AR]12$/.test(format(file)) && code(file).length !== length, '1.1.4', code(file));
  },
  '00428': (file) => found(!/^FP[AR]12$/.test(format(file)), '1.1.3', format(file)),
  '00471': (file) => found(/^TD(1[6-9]|20)$/.test(kind(file)) && isSameParty(file), '1.2', nameOf(file.header)),
  '00472': (file) => found(kind(file) === 'TD21' && !isSameParty(file), '1.2', nameOf(file.header)),
  '00473': (file) =>
    found(/^TD1[789]$/.test(kind(file)) && countryOf(file, seller) === 'IT', '1.2', nameOf(file.header)),
  '00476': (file) => {
    const countries = [countryOf(file, seller), countryOf(file, buyer)];
    const areForeign = countries.every((country) => country !== undefined && country !== 'IT');
    return found(areForeign, '1.2.1.1.1', countries[0]);
  },
} as const satisfies Record<string, Rule>;
