// Draws the artwork of the 'Dettaglio Incentivi' dialog: an SVG of a few KB for each entry of the artwork table.
//   node --import @swc-node/register/esm-register scripts/artwork.mjs
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artworkById, artworkName } from '../client/src/domain/incentives/artworkTable.ts';

const folder = path.join(import.meta.dirname, '../client/src/domain/incentives/artwork');
const width = 960;
const height = 320;

/** Letters as on a tyre's sidewall: [width, SVG path of the strokes], on a grid 4 wide and 6 high. */
const glyphs = {
  A: [4, 'M0 6V1.2L1.2 0H2.8L4 1.2V6M0 3.7H4'],
  C: [4, 'M4 1.4L2.8 0H1.2L0 1.2V4.8L1.2 6H2.8L4 4.6'],
  D: [4, 'M0 0H2.8L4 1.2V4.8L2.8 6H0Z'],
  E: [3.6, 'M3.6 0H0V6H3.6M0 3H3'],
  G: [4, 'M4 1.4L2.8 0H1.2L0 1.2V4.8L1.2 6H4V3.2H2.2'],
  I: [0, 'M0 -.5V6.5'],
  L: [3.4, 'M0 -.5V6H3.4'],
  M: [4.8, 'M0 6.5V0L2.4 3L4.8 0V6.5'],
  N: [4, 'M0 6.5V0L4 6V-.5'],
  O: [4, 'M1.2 0H2.8L4 1.2V4.8L2.8 6H1.2L0 4.8V1.2Z'],
  P: [4, 'M0 6.5V0H2.8L4 1.2V2.4L2.8 3.6H0'],
  R: [4, 'M0 6.5V0H2.8L4 1.2V2.3L2.8 3.5H0M2.1 3.5L4 6.5'],
  S: [4, 'M4 1.4L2.8 0H1.2L0 1.2V1.9L1.1 3H2.9L4 4.1V4.8L2.8 6H1.2L0 4.6'],
  T: [4, 'M0 0H4M2 0V6.5'],
  U: [4, 'M0 -.5V4.8L1.2 6H2.8L4 4.8V-.5'],
  V: [4, 'M0 -.5L2 6L4 -.5'],
  0: [4, 'M1.2 0H2.8L4 1.2V4.8L2.8 6H1.2L0 4.8V1.2Z'],
  2: [4, 'M0 1.6V1.2L1.2 0H2.8L4 1.2V2.2L0 6H4.5'],
  3: [4, 'M0 1.4L1.2 0H2.8L4 1.2V2L3 3H1.4M3 3L4 4V4.8L2.8 6H1.2L0 4.6'],
  4: [4, 'M3.2 6.5V0L0 4.4H4.6'],
  5: [4, 'M4 0H0V2.6H2.8L4 3.8V4.8L2.8 6H1.2L0 4.6'],
  ' ': [1.2, ''],
};
/** The space between two letters, in units of the grid. */
const gap = 1.9;

/** A word as one SVG path, with its top left corner at x, y and letters `size` high. */
function word(text, x, y, size) {
  const scale = size / 6;
  let pen = 0;
  let drawn = '';
  for (const letter of text) {
    const [advance, strokes] = glyphs[letter];
    drawn += strokes.replace(/([MLHV])(-?[\d.]+)(?: (-?[\d.]+))?/g, (_, command, one, two) => {
      const across = (value) => number(x + (pen + Number(value)) * scale);
      const down = (value) => number(y + Number(value) * scale);
      if (command === 'H') return `H${across(one)}`;
      return command === 'V' ? `V${down(one)}` : `${command}${across(one)} ${down(two)}`;
    });
    pen += advance + gap;
  }
  return { path: drawn, width: (pen - gap) * scale };
}

/** A number with one decimal, without a leading zero. */
const number = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** The texts and colours of each period: background, tread blocks, grooves, and highlights. */
const periods = {
  winter: { texts: ['INVERNO'], ground: '#12212B', block: '#1E3644', groove: '#0C171E', light: '#A9DBEF' },
  summer: { texts: ['ESTATE'], ground: '#2B1A12', block: '#4A2B1A', groove: '#1C100A', light: '#FF9D5C' },
  spring: { texts: ['PRIMAVERA'], ground: '#13231B', block: '#20402F', groove: '#0C1812', light: '#96DDA6' },
  autumn: { texts: ['AUTUNNO'], ground: '#251811', block: '#432A1C', groove: '#180F0A', light: '#E08A45' },
  firstHalf: { texts: ['PRIMO', 'SEMESTRE'], ground: '#0D2129', block: '#12404F', groove: '#08161B', light: '#6CC3D3' },
  secondHalf: {
    texts: ['SECONDO', 'SEMESTRE'],
    ground: '#1C1825',
    block: '#352C48',
    groove: '#120F19',
    light: '#C9A6E6',
  },
};

/** Each tier with its colour and its number of marks. */
const tiers = {
  prospect: { word: 'PROSPECT', ink: '#C3C9CE', marks: 1 },
  gold: { word: 'GOLD', ink: '#F2B705', marks: 2 },
  platinum: { word: 'PLATINUM', ink: '#F1F6F9', marks: 3 },
};

/** One tile of each period's tread pattern: the blocks, and the sipes (fine cuts) in them. */
const treads = {
  // Directional and full of sipes.
  winter: {
    size: [150, 64],
    blocks: 'M2 34L70 4V32L2 62zM148 34L80 4V32L148 62z',
    sipes:
      'M12 38l4 12M24 32l4 14M36 27l4 14M48 21l4 15M60 16l3 15M138 38l-4 12M126 32l-4 14M114 27l-4 14M102 21l-4 15M90 16l-3 15',
  },
  // Straight ribs for a hot road.
  summer: {
    size: [150, 90],
    blocks: 'M4 2H40V88H4zM52 2H98V40L52 52zM52 60L98 48V88H52zM110 2H146V88H110z',
    sipes: 'M4 22L26 30M4 66L26 74M146 22L124 30M146 66L124 74M75 2V24M75 88V66',
  },
  // Open shoulders for wet roads.
  spring: {
    size: [150, 80],
    blocks:
      'M3 8Q34 4 60 30L50 44Q30 24 3 30zM3 46Q30 40 54 66L46 78H3zM147 48Q116 44 90 70L98 78H147zM147 8Q120 2 96 28L104 42Q122 24 147 32zM68 2H84V78H68z',
    sipes: 'M16 17l22 5M14 60l20 6M136 18l-20 6M134 60l-20 6M68 20l16 8M68 50l16 8',
  },
  // Asymmetric: rain channels at one side, ribs at the other.
  autumn: {
    size: [160, 84],
    blocks: 'M3 4L74 22V44L3 26zM3 38L74 56V78L3 60zM86 2H112V82H86zM124 4H157V38H124zM124 46H157V80H124z',
    sipes: 'M20 14l4 10M42 20l4 10M20 48l4 10M42 54l4 10M99 14v18M99 52v18M124 20h14M124 62h14',
  },
  firstHalf: {
    size: [140, 70],
    blocks: 'M4 4H44L58 35L44 66H4L18 35zM74 4H114L128 35L114 66H74L88 35z',
    sipes: 'M20 18h20M26 35h20M20 52h20M90 18h20M96 35h20M90 52h20',
  },
  secondHalf: {
    size: [140, 70],
    blocks: 'M66 4H26L12 35L26 66H66L52 35zM136 4H96L82 35L96 66H136L122 35z',
    sipes: 'M50 18h-20M44 35h-20M50 52h-20M120 18h-20M114 35h-20M120 52h-20',
  },
};

/** The rotation of the tread pattern in degrees, by year. */
const slopes = { 2022: -18, 2023: -8, 2024: 10, 2025: 20 };

const range = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('');
/** Copies of a path, evenly rotated around the centre of the wheel. */
const round = (count, path) =>
  range(count, (step) => `<path d="${path}" transform="rotate(${(360 / count) * step})"/>`);

/** The motif inside the wheel, by period. */
const motifs = {
  // A snow crystal of tread blocks.
  winter: ({ light }) =>
    `<g fill="none" stroke="${light}" stroke-width="8.5" stroke-linejoin="bevel">${round(6, 'M0-18V-112M-22-112L0-90L22-112M-27-84L0-57L27-84M-20-52L0-32L20-52')}</g>`,
  // The sun is a rim.
  summer: ({ light }) =>
    `<g fill="${light}">${round(20, 'M-7-92L0-116L7-92z')}<circle r="14"/></g><g fill="none" stroke="${light}"><circle r="74" stroke-width="10"/><circle r="26" stroke-width="6"/><g stroke-width="6">${round(7, 'M-7-28L-13-72M7-28L13-72')}</g></g>`,
  // A leaf with the grooves of a rain tyre.
  spring: ({ light, ground }) =>
    `<g transform="rotate(28) translate(0 -4)"><path fill="${light}" d="M0-112C66-66 74 24 0 86C-74 24-66-66 0-112z"/><path fill="none" stroke="${ground}" stroke-width="8" d="M0-76V92M0-34L32-66M0-34L-32-66M0 2L46-42M0 2L-46-42M0 38L46-6M0 38L-46-6M0 66L28 40M0 66L-28 40"/><path stroke="${light}" stroke-width="9" d="M0 84V120"/></g>`,
  // Rain in its channels, and a leaf that falls.
  autumn: ({ light, ground }) =>
    `<path stroke="${light}" stroke-width="6" opacity=".6" d="M-76-66l-18 36M-46-98l-16 32M-74 22l-20 40M62-96l-12 24M100-24l-20 40M80 42l-26 52M-8 80l-16 32"/><g transform="rotate(-38)"><path fill="${light}" d="M0-96L22-60L58-72L46-34L84-12L46 10L56 46L18 36L0 76L-18 36L-56 46L-46 10L-84-12L-46-34L-58-72L-22-60z"/><path fill="none" stroke="${ground}" stroke-width="6" d="M0-58V76M0 16L32-20M0 16L-32-20M0-16L20-42M0-16L-20-42"/><path stroke="${light}" stroke-width="7" d="M0 74V108"/></g>`,
  firstHalf: (colours) => half(colours, 0),
  secondHalf: (colours) => half(colours, 6),
};

/** A wheel of twelve months, of which the six from `first` (0 or 6) are highlighted. */
function half({ light, block }, first) {
  const bars = first === 0 ? 'M0-30V30' : 'M-11-30V30M11-30V30';
  const month = 'M-24-108L0-116L24-108L17-72L0-66L-17-72z';
  const months = range(12, (index) => {
    const isLit = Math.floor(index / 6) === first / 6;
    return `<path d="${month}" transform="rotate(${index * 30 + 15})"${isLit ? '' : ` fill="${block}"`}/>`;
  });
  return `<g fill="${light}">${months}</g><g fill="none" stroke="${light}"><circle r="50" stroke-width="5"/><path stroke-width="10" d="${bars}"/></g>`;
}

/** The tyre around the motif: its tread blocks, and on the sidewall one line for each mark of the tier. */
function wheel({ block, groove, ground }, { ink, marks }) {
  const lines = range(marks, (line) => `<circle r="${129 - line * 6}" stroke="${ink}" stroke-width="2.4"/>`);
  return `<circle r="142" fill="${ground}"/><g fill="none"><circle r="143" stroke="${block}" stroke-width="22" stroke-dasharray="20.4 4.56"/><circle r="134" stroke="${groove}" stroke-width="6"/>${lines}</g>`;
}

function draw({ period, year, tier }) {
  const colours = periods[period];
  const { ground, block, groove, light, texts } = colours;
  const { word: tierWord, ink, marks } = tiers[tier];
  const { size, blocks, sipes } = treads[period];
  const lines = texts.length;
  const title = texts.map((text, line) => word(text, 64, lines === 1 ? 78 : 54 + line * 50, lines === 1 ? 46 : 34));
  const digits = word(String(year), 64, lines === 1 ? 148 : 162, lines === 1 ? 66 : 58);
  const label = word(tierWord, 64 + marks * 26 + 14, 252, 24);
  const chevrons = Array.from({ length: marks }, (_, mark) => `M${60 + mark * 26} 248h10l12 16l-12 16h-10l12-16z`).join(
    '',
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<defs><pattern id="t" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="rotate(${slopes[year]}) scale(1.2)">`,
    `<path fill="${block}" d="${blocks}"/><path fill="none" stroke="${groove}" stroke-width="3" d="${sipes}"/></pattern>`,
    `<linearGradient id="f"><stop offset=".3" stop-color="${ground}"/><stop offset=".72" stop-color="${ground}" stop-opacity="0"/></linearGradient>`,
    `<radialGradient id="l" cx=".78" cy=".5" r=".42"><stop stop-color="${light}" stop-opacity=".34"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>`,
    `<path fill="${ground}" d="M0 0H${width}V${height}H0z"/><path fill="url(#t)" d="M240 0H${width}V${height}H240z"/>`,
    `<path fill="url(#l)" d="M0 0H${width}V${height}H0z"/><path fill="url(#f)" d="M0 0H${width}V${height}H0z"/>`,
    `<g transform="translate(756 160)">${wheel(colours, tiers[tier])}${motifs[period](colours)}</g>`,
    `<path fill="${ink}" d="M0 0H14V${height}H0z"/><path fill="${ink}" d="${chevrons}"/>`,
    `<g fill="none" stroke-linejoin="bevel"><path stroke="${light}" stroke-width="${lines === 1 ? 8.5 : 6.5}" d="${title.map(({ path: drawn }) => drawn).join('')}"/>`,
    `<path stroke="#F6F4F0" stroke-width="${lines === 1 ? 12 : 11}" d="${digits.path}"/><path stroke="${ink}" stroke-width="4.6" d="${label.path}"/></g></svg>`,
  ].join('');
}

const pictures = new Map([...artworkById.values()].map((artwork) => [`${artworkName(artwork)}.svg`, draw(artwork)]));
await mkdir(folder, { recursive: true });
for (const file of await readdir(folder)) if (!pictures.has(file)) await rm(path.join(folder, file));
for (const [file, picture] of pictures) await writeFile(path.join(folder, file), `${picture}\n`);
const largest = Math.max(...[...pictures.values()].map((picture) => picture.length));
console.log(`${pictures.size} pictures, the largest ${largest} bytes`);
