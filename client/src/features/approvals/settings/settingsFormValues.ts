import type { ApprovalSettingsInput } from '../../../shared/apollo/schema.generated';
import { decimalText, parseCount, parseDecimal } from '../../../shared/forms/fields/decimalText';
import type { Language } from '../../../shared/i18n/format';
import type { ApprovalSettingsDetailsFragment } from './settings.generated';

/**
 * The values of the settings form. Their paths are those of the API's fields, so that its errors can be assigned to
 * them.
 */
export interface SettingsFormValues {
  closing: { on: boolean };
  rules: { on: boolean };
  undo: { on: boolean; tires: string };
  adjustment: { on: boolean; amount: string };
  redemption: { on: boolean; amount: string };
}

/** The settings as form values. */
export function settingsValuesOf(settings: ApprovalSettingsDetailsFragment): SettingsFormValues {
  const { closing, rules, undo, adjustment, redemption } = settings;
  return {
    closing: { on: closing.on },
    rules: { on: rules.on },
    undo: { on: undo.on, tires: String(undo.tires) },
    adjustment: { on: adjustment.on, amount: decimalText(adjustment.amount) },
    redemption: { on: redemption.on, amount: decimalText(redemption.amount) },
  };
}

/** Parses an amount: '250', '250,50' → '250', '250.50'; undefined for any other text. */
export function parseAmount(text: string): string | undefined {
  const amount = parseDecimal(text, 2);
  return amount !== undefined && /^\d{1,12}(\.\d+)?$/.test(amount) ? amount : undefined;
}

/** The form values as the API's input; undefined if a limit is not a number. */
export function settingsInput(
  values: SettingsFormValues,
  version: number,
  language: Language,
): ApprovalSettingsInput | undefined {
  const tires = parseCount(values.undo.tires, language);
  const adjusted = parseAmount(values.adjustment.amount);
  const redeemed = parseAmount(values.redemption.amount);
  if (tires === undefined || adjusted === undefined || redeemed === undefined) return undefined;
  return {
    closing: { on: values.closing.on },
    rules: { on: values.rules.on },
    undo: { on: values.undo.on, tires },
    adjustment: { on: values.adjustment.on, amount: adjusted },
    redemption: { on: values.redemption.on, amount: redeemed },
    version,
  };
}
