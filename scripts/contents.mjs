// Draws the covers (WebP) and documents (PDF, PNG) of the demonstration's contents, stored in rest/demonstration.
//   node --import @swc-node/register/esm-register scripts/contents.mjs
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { demonstrationContents } from '../rest/src/demonstration/contentTexts.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'rest/demonstration');
const font = await readFile(
  path.join(root, 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
);
const docTypeLabels = { 1: 'Brochure', 2: 'Catalogo', 3: 'Banner digitale' };

/** Colours: background, the tyre's rubber and grooves, and the accent. */
const themes = {
  winter: { ground: '#0E2A38', rubber: '#16394B', groove: '#0A1F2A', accent: '#A9DBEF' },
  summer: { ground: '#3A2113', rubber: '#4F2E1B', groove: '#28160C', accent: '#FFB36B' },
  allSeason: { ground: '#12301F', rubber: '#1C442E', groove: '#0B2015', accent: '#96DDA6' },
  fleet: { ground: '#1C1825', rubber: '#2D2540', groove: '#120F19', accent: '#C9A6E6' },
  programme: { ground: '#0B4354', rubber: '#0B5A6F', groove: '#083240', accent: '#F2B705' },
  workshop: { ground: '#1E2327', rubber: '#32393F', groove: '#14181B', accent: '#F2B705' },
};

/** A tyre from the side, with its tread blocks. */
function tyre({ rubber, groove, accent }, x, y, radius) {
  const blocks = Array.from({ length: 48 }, (_, index) => {
    const turn = (index * 360) / 48;
    return `<rect x="${x - radius * 0.052}" y="${y - radius}" width="${radius * 0.104}" height="${radius * 0.13}" rx="3" transform="rotate(${turn} ${x} ${y})"/>`;
  }).join('');
  const spokes = Array.from(
    { length: 10 },
    (_, index) => `<path d="M${x} ${y}L${x} ${y - radius * 0.5}" transform="rotate(${index * 36} ${x} ${y})"/>`,
  ).join('');
  return `<g fill="${rubber}">${blocks}</g>
    <circle cx="${x}" cy="${y}" r="${radius * 0.9}" fill="${rubber}"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.84}" fill="none" stroke="${groove}" stroke-width="${radius * 0.02}"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.74}" fill="none" stroke="${accent}" stroke-width="${radius * 0.012}" stroke-dasharray="${radius * 0.6} ${radius * 0.17}"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.56}" fill="${groove}"/>
    <g stroke="${rubber}" stroke-width="${radius * 0.07}" stroke-linecap="round">${spokes}</g>
    <circle cx="${x}" cy="${y}" r="${radius * 0.13}" fill="${rubber}" stroke="${accent}" stroke-width="${radius * 0.012}"/>`;
}

/** The tread bar of the portal: 14 blocks, the first nine in the accent colour. */
function tread({ rubber, accent }, x, y, width) {
  const count = 14;
  const step = width / count;
  return Array.from(
    { length: count },
    (_, index) =>
      `<path d="M${x + index * step} ${y}h${step * 0.74}l${step * 0.12} 10l${-step * 0.12} 10h${-step * 0.74}l${step * 0.12} -10z" fill="${index < 9 ? accent : rubber}"/>`,
  ).join('');
}

const style = `@font-face{font-family:Archivo;src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2');font-weight:100 900}
  *{box-sizing:border-box;margin:0}body{font-family:Archivo;-webkit-font-smoothing:antialiased}`;

function cover({ theme, kind, docTypeId, title }, width, height) {
  const colours = themes[theme];
  const isTall = height > width;
  const pad = Math.round(width * (isTall ? 0.08 : 0.055));
  const word = kind === 'document' ? docTypeLabels[docTypeId] : kind === 'news' ? 'News' : 'Programma dealer';
  const [x, y, radius] = isTall
    ? [width * 0.86, height * 0.3, width * 0.58]
    : [width * 0.86, height * 0.42, height * 0.62];
  const size = isTall ? width * 0.098 : height * 0.1;
  return `<div style="position:relative;width:${width}px;height:${height}px;background:${colours.ground};overflow:hidden">
    <svg width="${width}" height="${height}" style="position:absolute;inset:0">${tyre(colours, x, y, radius)}${tread(colours, pad, height - pad - 20, width * (isTall ? 0.84 : 0.42))}</svg>
    <div style="position:absolute;left:${pad}px;top:${pad}px;color:${colours.accent};font-weight:650;font-size:${size * 0.42}px;letter-spacing:.02em">${word}</div>
    <div style="position:absolute;left:${pad}px;bottom:${pad + 48}px;width:${width * (isTall ? 0.84 : 0.58)}px;color:#F6F4F0;font-weight:720;font-size:${size}px;line-height:1.08;letter-spacing:-.01em;text-wrap:balance">${title}</div>
  </div>`;
}

const measures = [
  '195/65 R15 91T',
  '205/55 R16 91V',
  '205/60 R16 96H',
  '215/60 R17 96H',
  '225/45 R17 94W',
  '225/50 R18 99W',
  '235/55 R18 104V',
  '235/45 R20 100W',
];
const grades = ['B', 'C', 'B', 'A', 'C', 'B', 'B', 'A'];

/** A document of two pages: the cover, and a page with text and a table. */
function documentPages(content) {
  const { title, summary, theme } = content;
  const rows = measures
    .map(
      (measure, index) =>
        `<tr><td>${measure}</td><td>${grades[index]}</td><td>${grades[(index + 3) % 8]}</td><td>${68 + (index % 4)} dB</td></tr>`,
    )
    .join('');
  return `<html lang="it"><head><title>${title}</title><style>${style}@page{size:794px 1123px;margin:0}
    section{width:794px;height:1123px;page-break-after:always;overflow:hidden}section:last-child{page-break-after:auto}
    .page{padding:72px;color:#1A1D21;font-size:15px;line-height:1.6}h1{font-size:30px;line-height:1.2;margin-bottom:12px}
    h2{font-size:19px;margin:32px 0 10px}table{width:100%;border-collapse:collapse;margin-top:10px}
    th,td{text-align:left;padding:9px 8px;border-bottom:1px solid #DEDAD3}th{font-size:12px;color:#555B63}td{font-variant-numeric:tabular-nums}
    .bar{height:6px;width:96px;background:#F2B705;margin-bottom:28px}footer{position:absolute;bottom:56px;left:72px;font-size:11px;color:#555B63}</style></head><body>
    <section>${cover(content, 794, 1123)}</section>
    <section class="page" style="position:relative"><div class="bar"></div><h1>${title}</h1><p>${summary}</p>
    <h2>Misure ed etichetta europea</h2><table><thead><tr><th>Misura</th><th>Consumo</th><th>Bagnato</th><th>Rumorosità</th></tr></thead><tbody>${rows}</tbody></table>
    <h2>Per il tuo punto vendita</h2><p>I dati dell’etichetta europea permettono al cliente di confrontare consumo, aderenza sul bagnato e rumorosità esterna. Mostrali sempre prima del prezzo.</p>
    <footer>Materiale dimostrativo · ${themes[theme].accent === '#F2B705' ? 'Programma dealer' : 'Gamma 2025'}</footer></section></body></html>`;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
});
const page = await browser.newPage({ deviceScaleFactor: 1 });
for (const content of demonstrationContents) {
  const isBanner = content.docTypeId === 3;
  const [width, height] = content.kind === 'document' && !isBanner ? [720, 960] : [1200, 675];
  await page.setViewportSize({ width, height });
  const html = `<html><head><style>${style}</style></head><body>${cover(content, width, height)}</body></html>`;
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const drawn = await page.screenshot({ type: 'png' });
  await writeFile(path.join(folder, `${content.name}.webp`), await sharp(drawn).webp({ quality: 80 }).toBuffer());
  if (content.kind !== 'document') continue;
  if (isBanner) {
    await writeFile(
      path.join(folder, `${content.name}.png`),
      await sharp(drawn).png({ palette: true, colours: 128 }).toBuffer(),
    );
    continue;
  }
  await page.setContent(documentPages(content));
  await page.evaluate('document.fonts.ready');
  await writeFile(
    path.join(folder, `${content.name}.pdf`),
    await page.pdf({ preferCSSPageSize: true, printBackground: true }),
  );
}
await browser.close();
