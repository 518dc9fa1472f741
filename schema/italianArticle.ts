/**
 * The form of the Italian article before a number: l’uno, l’otto, l’ottanta, l’undici, l’undicimila (`elided`), lo zero
 * (`zero`), il due, il mille (`plain`).
 *
 * @param number as displayed in Italian, after rounding: '8,5 %', '11.000'
 */
export function italianArticle(number: string): 'elided' | 'zero' | 'plain' {
  const whole = /^[\d.]*/.exec(number)?.[0].replaceAll('.', '') ?? '';
  if (whole === '0') return 'zero';
  return whole === '1' || whole.startsWith('8') || /^11(\d{3})*$/.test(whole) ? 'elided' : 'plain';
}
