import { Failure } from './Failure';
import { useLocalization } from './language';
import type { Part, Year } from './useShare';

interface YearBeforeProps {
  readonly year: Part<Year>;
  readonly onRetry: () => void;
}

/** The year's tyres by month beside the previous year's: a chart, and a table with the same numbers. */
export function YearBefore({ year, onRetry }: YearBeforeProps) {
  const { say } = useLocalization();
  const title = year && 'data' in year ? say('share.months', yearsOf(year.data)) : say('share.months.opening');
  return (
    <section aria-busy={year === undefined}>
      <h2>{title}</h2>
      {year === undefined ? (
        <div className="skeleton months-place" />
      ) : 'problem' in year ? (
        <Failure problem={year.problem} onRetry={onRetry} />
      ) : year.data.months.every(({ tires, tiresBefore }) => tires === 0 && tiresBefore === 0) ? (
        <p className="surface">{say('share.months.none', yearsOf(year.data))}</p>
      ) : (
        <div className="surface months">
          <MonthsPicture year={year.data} />
          <MonthsTable year={year.data} />
          <CompleteThrough year={year.data} />
        </div>
      )}
    </section>
  );
}

function CompleteThrough({ year: { completeThrough } }: { year: Year }) {
  const { say, month: monthName } = useLocalization();
  if (completeThrough === null) return null;
  const month = monthName(completeThrough, { month: 'long', year: 'numeric' });
  return (
    <p className="quiet">
      {say(month.startsWith('a') ? 'share.months.completeAd' : 'share.months.complete', { month })}
    </p>
  );
}

function yearsOf({ year }: Year) {
  return { year: String(year), yearBefore: String(year - 1) };
}

/** Whether a month is over: its last day counts. */
function isOver(month: string, { today }: Year): boolean {
  const tomorrow = new Date(`${today}T00:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return month < tomorrow.toISOString().slice(0, 7);
}

/** SVG units: the width of a month, the width of each of its two bars, and the height of the chart. */
const width = 20;
const bar = 7;
const height = 100;

function MonthsPicture({ year }: { year: Year }) {
  const { say, month: monthName, number } = useLocalization();
  const { months } = year;
  const most = Math.max(1, ...months.flatMap(({ toDay, tiresBefore }) => [toDay.tires, tiresBefore]));
  // Returns can make a month negative: it has no bar.
  const barHeight = (tires: number) => (height * Math.max(0, tires)) / most;
  return (
    <div className="picture">
      <p className="legend" aria-hidden="true">
        <span>
          <i className="key before" /> {year.year - 1}
        </span>
        <span>
          <i className="key now" /> {year.year}
        </span>
        {months.some(({ month }) => !isOver(month, year)) && (
          <span>
            <i className="key rest" /> {say('share.months.wholeMonths', yearsOf(year))}
          </span>
        )}
        <span className="quiet most">max {number(most)}</span>
      </p>
      <svg
        role="img"
        aria-label={say('share.months.picture', yearsOf(year))}
        viewBox={`0 0 ${width * months.length} ${height}`}
        preserveAspectRatio="none"
      >
        {months.map(({ month, tiresBefore, toDay }, index) => (
          <g key={month}>
            {[
              // The whole of a month that is not over is outlined.
              { name: 'rest', tires: isOver(month, year) ? 0 : tiresBefore, x: 2 },
              { name: 'before', tires: toDay.tiresBefore, x: 2 },
              { name: 'now', tires: toDay.tires, x: 3 + bar },
            ].map(({ name, tires, x }) => (
              <rect
                key={name}
                className={name}
                x={index * width + x}
                y={height - barHeight(tires)}
                width={bar}
                height={barHeight(tires)}
              />
            ))}
          </g>
        ))}
      </svg>
      <p className="axis" aria-hidden="true">
        {months.map(({ month }) => (
          <span key={month}>{monthName(month, { month: 'narrow' })}</span>
        ))}
      </p>
    </div>
  );
}

function MonthsTable({ year }: { year: Year }) {
  const { say, number, month: monthName } = useLocalization();
  const sum = (of: (month: Year['months'][number]) => number) =>
    year.months.reduce((total, each) => total + of(each), 0);
  const [before, whole] = [sum(({ toDay }) => toDay.tiresBefore), sum(({ tiresBefore }) => tiresBefore)];
  return (
    <table>
      <caption>{say('share.months.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('share.months.month')}</th>
          <th scope="col">{year.year - 1}</th>
          <th scope="col">{year.year}</th>
        </tr>
      </thead>
      <tbody>
        {year.months.map(({ month, toDay: { tires, tiresBefore } }) => (
          <tr key={month}>
            <th scope="row">{monthName(month, { month: 'long' })}</th>
            <td>{month > year.today.slice(0, 7) ? say('share.months.toCome') : number(tiresBefore)}</td>
            <td>{month > year.today.slice(0, 7) ? say('share.months.toCome') : number(tires)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('share.months.total')}</th>
          <td>{number(before)}</td>
          <td>{number(sum(({ toDay }) => toDay.tires))}</td>
        </tr>
        {whole !== before && (
          <tr className="quiet">
            <th scope="row">{say('share.months.whole', yearsOf(year))}</th>
            <td>{number(whole)}</td>
            <td />
          </tr>
        )}
      </tfoot>
    </table>
  );
}
