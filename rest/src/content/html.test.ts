import { describe, expect, test } from '@jest/globals';
import { imagesIn, isEmptyHtml, sanitisedHtml } from './html.js';

/** Markup that no displayed text may contain, in whatever spelling. */
const dangerous =
  /<\s*(script|style|svg|math|iframe|object|embed|form|input|link|meta|base|template|video|audio)|\son\w+\s*=|javascript:|vbscript:|data:|style=|srcset|formaction/i;

describe('what a hostile editor writes', () => {
  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="/imgs/1" onerror="alert(1)" srcset="https://x.example/a 1x">', '<img src="/imgs/1" alt="" />'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="JaVa&#x09;Script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" \u0001javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml;base64,AAAA">', ''],
    ['<img src="https://evil.example/pixel.gif">', ''],
    ['<img src="/imgs/1?x=2">', ''],
    ['<img src="/files/ticket">', ''],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script><p>a</p></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<xmp><img src=x onerror=alert(1)></xmp>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<textarea></textarea><img src=x onerror=alert(1)>', ''],
    ['<form action="/x"><input name="a"><p>a</p></form>', '<p>a</p>'],
    [
      '<a href="https://a.example" target="_self" rel="opener">a</a>',
      '<a href="https://a.example" rel="noopener noreferrer" target="_blank">a</a>',
    ],
    ['<td colspan="99999" rowspan="2">a</td>', '<td rowspan="2">a</td>'],
    ['<!-- <script> --><p>a</p>', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', undefined],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('%s', (html, expected) => {
    const clean = sanitisedHtml(html);
    expect(clean.replaceAll('&lt;', '')).not.toMatch(dangerous);
    if (expected !== undefined) expect(clean).toBe(expected);
    // what is sanitised on the way out was sanitised on the way in
    expect(sanitisedHtml(clean)).toBe(clean);
  });

  test('a tower of tags is cut', () => {
    const clean = sanitisedHtml('<blockquote>'.repeat(5000) + 'a');
    expect(clean.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(40);
  });
});

describe('what an ordinary editor writes', () => {
  test('stays', () => {
    const html = [
      '<h2>Regolamento</h2><p>Un <strong>testo</strong> con <em>accenti</em>: perché no?</p>',
      '<ul><li>uno</li></ul><ol start="3"><li>tre</li></ol><blockquote>detto</blockquote>',
      '<table><thead><tr><th scope="col">Mese</th></tr></thead><tbody><tr><td>Gennaio</td></tr></tbody></table>',
      '<figure><img src="/imgs/7" alt="Uno pneumatico" width="640" height="480" /><figcaption>Foto</figcaption></figure>',
      '<a href="mailto:info@gdd.example">Scrivici</a><a href="tel:+39 02 5550">Chiama</a><a href="/content/3">Pagina</a>',
    ].join('');
    expect(sanitisedHtml(html)).toBe(html);
    expect(imagesIn(html)).toEqual([7]);
  });

  test('a pasted text keeps its content, not its style', () => {
    const pasted =
      '<h1 class="MsoTitle" style="color:red">Titolo</h1><span lang="IT"><font color="red">testo</font></span>';
    expect(sanitisedHtml(pasted)).toBe('<h2>Titolo</h2>testo');
  });

  test('shows only the images that there are', () => {
    const html = '<p>a<img src="/imgs/1"><img src="/imgs/2"><img src="/imgs/1"><img src="/imgs/99999999999"></p>';
    expect(imagesIn(sanitisedHtml(html, (id) => id === 1))).toEqual([1]);
    expect(imagesIn(html)).toEqual([1, 2]);
  });

  test.each(['', '<p></p>', '<p>&nbsp; <br></p>'])('%p shows nothing', (html) => {
    expect(isEmptyHtml(sanitisedHtml(html))).toBe(true);
  });

  test.each(['a', '<p><img src="/imgs/1"></p>'])('%p shows something', (html) => {
    expect(isEmptyHtml(sanitisedHtml(html))).toBe(false);
  });
});
