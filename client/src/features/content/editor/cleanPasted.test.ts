import { expect, test } from '@jest/globals';
import { cleanPasted } from './cleanPasted';

test('Word’s paragraphs of a list become a list, without their marks', () => {
  const html =
    '<p class="MsoNormal" style="margin:0">Prima<o:p></o:p></p>' +
    '<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span>·<span>&nbsp; </span></span><![endif]>Uno</p>' +
    '<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span>·&nbsp;&nbsp;</span>Due</p>';
  expect(cleanPasted(html)).toBe('<p>Prima</p><ul><li>Uno</li><li>Due</li></ul>');
});

test('what is bold by its style becomes so by its element, and styles go', () => {
  expect(
    cleanPasted(
      '<style>p{color:red}</style><b style="font-weight:normal"><p><span style="font-weight:700;color:red">Forte</span></p></b><h1>Titolo</h1>',
    ),
  ).toBe('<p><strong>Forte</strong></p><h2>Titolo</h2>');
});
