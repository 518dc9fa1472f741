import type { SettlementSettingsInput, TaxNature, TaxRegime } from '../../../shared/apollo/schema.generated';
import { decimalText, parseDecimal } from '../../../shared/forms/fields/decimalText';
import type { SettlementSettingsDetailsFragment } from './settings.generated';

/** How credit notes are taxed: not configured yet, with VAT, or exempt under a VAT nature. */
export type Taxation = '' | 'rate' | 'nature';

/** The form of the settings. Its paths are those of the API's fields, so that its errors can be assigned to them. */
export interface SettingsFormValues {
  taxation: Taxation;
  taxRate: string;
  taxNature: TaxNature | '';
  taxReference: string;
  sender: {
    businessName: string;
    vatNumber: string;
    taxRegime: TaxRegime | '';
    address: string;
    postalCode: string;
    city: string;
    province: string;
  };
  namesInvoices: boolean;
  /** The natures of which stamp duty is paid. */
  stampNatures: readonly TaxNature[];
  /** Whether the dealer bears it. */
  stampCharged: boolean;
}

const noSender: SettingsFormValues['sender'] = {
  businessName: '',
  vatNumber: '',
  taxRegime: '',
  address: '',
  postalCode: '',
  city: '',
  province: '',
};

/** The settings as form values. */
export function settingsValuesOf(settings: SettlementSettingsDetailsFragment): SettingsFormValues {
  const { taxRate, taxNature, taxReference, sender, namesInvoices, stampNatures, stampCharged } = settings;
  const { __typename: _, ...senderValues } = sender ?? { __typename: undefined, ...noSender };
  return {
    taxation: taxRate !== null ? 'rate' : taxNature !== null ? 'nature' : '',
    taxRate: taxRate === null ? '' : decimalText(taxRate),
    taxNature: taxNature ?? '',
    taxReference: taxReference ?? '',
    sender: senderValues,
    namesInvoices,
    stampNatures,
    stampCharged,
  };
}

/** Whether any field of the issuer is filled in: then all of them are required. */
export function hasSender({ sender }: SettingsFormValues): boolean {
  return Object.values(sender).some((value) => value.trim() !== '');
}

/** '22' and '22,5' → '22', '22.5'; undefined for a text that is no valid VAT rate. */
export function parseRate(text: string): string | undefined {
  const rate = parseDecimal(text, 2);
  return rate !== undefined && Number(rate) > 0 && Number(rate) <= 100 ? rate : undefined;
}

/** The form values as the API's input. */
export function settingsInput(values: SettingsFormValues, version: number): SettlementSettingsInput {
  const { taxation, taxRate, taxNature, taxReference, sender, namesInvoices, stampNatures, stampCharged } = values;
  const { taxRegime, ...texts } = sender;
  const trimmed = {
    businessName: texts.businessName.trim(),
    vatNumber: texts.vatNumber.replace(/\s+/gu, '').replace(/^IT/i, ''),
    address: texts.address.trim(),
    postalCode: texts.postalCode.trim(),
    city: texts.city.trim(),
    province: texts.province.trim().toUpperCase(),
  };
  return {
    taxRate: taxation === 'rate' ? (parseRate(taxRate) ?? null) : null,
    taxNature: taxation === 'nature' && taxNature !== '' ? taxNature : null,
    taxReference: taxation === 'nature' ? taxReference.trim() : null,
    sender: hasSender(values) && taxRegime !== '' ? { ...trimmed, taxRegime } : null,
    namesInvoices,
    stampNatures: [...stampNatures],
    stampCharged,
    version,
  };
}
