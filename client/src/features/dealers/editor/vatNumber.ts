/** Whether a text is an Italian VAT number: eleven digits, not all of them 0, the last one a check digit. */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = Array.from(text, Number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? digit : luhnDouble(digit)),
    0,
  );
  return sum % 10 === 0;
}

function luhnDouble(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9;
}
