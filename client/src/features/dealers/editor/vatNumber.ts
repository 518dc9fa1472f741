/** Whether eleven digits are an Italian VAT number: the last one checks the others, and it is not all zeros. */
export function isVatNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^0+$/.test(text)) return false;
  const sum = Array.from(text, Number).reduce(
    (total, digit, place) => total + (place % 2 === 0 ? digit : doubled(digit)),
    0,
  );
  return sum % 10 === 0;
}

function doubled(digit: number): number {
  return digit < 5 ? digit * 2 : digit * 2 - 9;
}
