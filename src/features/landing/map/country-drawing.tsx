import type { CountryMap } from '../../../../worker/public/country-map.ts';
import type { Settings } from '../../../../worker/public/rows.ts';
import { DrawingOnItsWay } from './drawing-on-its-way.tsx';
import styles from './map-page.module.css';
import { type LabelledCircle, placeLabels } from './place-labels.ts';
import { spreadCircles } from './spread-circles.ts';
import { useCountryMap } from './use-country-map.ts';

type Region = Settings['region_data'][string][number];

interface CountryDrawingProps {
  country: string | null;
  regions: readonly Region[];
  /** Lower bounds of the number of members, by region id. */
  counts: ReadonlyMap<number, number>;
  chosen: number | null;
  onChoose: (region: number) => void;
}

/** Radius by number of members in the region, in units of the drawing. */
const RADII = [
  { from: 100, radius: 26 },
  { from: 10, radius: 20 },
  { from: 1, radius: 14 },
  { from: 0, radius: 9 },
] as const;

/** The country with a circle for each region. For pointers only: the list next to it is the accessible equivalent. */
export default function CountryDrawing({ country, regions, counts, chosen, onChoose }: CountryDrawingProps) {
  const map = useCountryMap(country);
  if (map === 'loading') return <DrawingOnItsWay />;
  if (map === null) return null;
  const circles = spreadCircles(circlesOn(map, regions, counts), map);
  const labels = placeLabels(circles, map.width);
  return (
    <svg className={styles['svg']} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
      <path className={styles['around']} d={map.around} />
      <path className={styles['country']} d={map.country} />
      {circles.map(({ id, name, x, y, radius }) => {
        const label = labels.get(id);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list next to it offers the same by keyboard; the drawing is aria-hidden.
          <g
            key={id}
            className={styles['region']}
            data-chosen={id === chosen || undefined}
            onClick={() => onChoose(id)}
          >
            <circle cx={x} cy={y} r={Math.max(radius, 22)} className={styles['target']} />
            <circle cx={x} cy={y} r={radius} className={styles['dot']} />
            {label !== undefined && (
              <text x={label.x} y={label.y} textAnchor={label.anchor} className={styles['label']}>
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Returns a circle for each region with a position, those with the most members first: their names go first. */
function circlesOn(
  map: CountryMap,
  regions: readonly Region[],
  counts: ReadonlyMap<number, number>,
): readonly LabelledCircle[] {
  return regions
    .flatMap(({ id, name, position }) => {
      if (position === undefined) return [];
      const count = counts.get(id) ?? 0;
      return [
        {
          id,
          name,
          x: (position.lon - map.west) * map.unitsPerDegree.lon,
          y: (map.north - position.lat) * map.unitsPerDegree.lat,
          radius: RADII.find(({ from }) => count >= from)?.radius ?? 9,
        },
      ];
    })
    .sort((one, other) => other.radius - one.radius);
}
