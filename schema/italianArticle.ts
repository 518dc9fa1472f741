/**
 * The article that a number is read with in Italian: l’uno, l’otto, l’ottanta, l’undici, l’undicimila, but lo zero, il due, il
 * mille. It is chosen by what is shown, after rounding.
 *
 * @param number as both tiers write it in Italian: '8,5 %', '11.000'
 */
export function italianArticle(number: string): 'elided' | 'zero' | 'plain' {
  const whole = /^[\d.]*/.exec(number)?.[0].replaceAll('.', '') ?? '';
  if (whole === '0') return 'zero';
  return whole === '1' || whole.startsWith('8') || /^11(\d{3})*$/.test(whole) ? 'elided' : 'plain';
}
