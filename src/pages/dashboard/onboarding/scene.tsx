import styles from './scene.module.css';

export type Shape =
  | { kind: 'head'; text: string }
  | { kind: 'row'; at: number; text: string; end?: string; chosen?: boolean }
  | { kind: 'button'; text: string }
  | { kind: 'big'; text: string }
  | { kind: 'pin' }
  | { kind: 'card' }
  | { kind: 'done'; text: string }
  | { kind: 'tap'; x: number; y: number };

interface SceneProps {
  shapes: Shape[];
  /** Final state, for posters and reduced motion. */
  still?: boolean;
}

const LEFT = 120;
const WIDTH = 240;
const ROW = 42;
const FIRST_ROW = 70;

export const Scene = ({ shapes, still = false }: SceneProps) => (
  <svg
    viewBox="0 0 480 270"
    className={`${styles.scene} ${still ? styles.still : ''}`}
    aria-hidden="true"
    fontFamily="inherit"
  >
    <rect width="480" height="270" fill="var(--color-primary-bg)" />
    <rect
      x="100"
      y="14"
      width="280"
      height="262"
      rx="20"
      fill="var(--color-bg-container)"
      className={styles.sheet}
    />
    {shapes.map((shape, nth) => (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a scene never change
        key={nth}
        className={shape.kind === 'tap' ? styles.tap : styles.part}
        style={{ animationDelay: `${nth * 350}ms` }}
      >
        <Drawn shape={shape} />
      </g>
    ))}
  </svg>
);

const Drawn = ({ shape }: { shape: Shape }) => {
  switch (shape.kind) {
    case 'head':
      return (
        <text x={LEFT} y="48" className={styles.head}>
          {shape.text}
        </text>
      );
    case 'row':
      return <Row {...shape} />;
    case 'button':
      return (
        <>
          <rect x={LEFT} y="212" width={WIDTH} height="38" rx="10" fill="var(--color-primary)" />
          <text x={LEFT + WIDTH / 2} y="236" textAnchor="middle" className={styles.onPrimary}>
            {shape.text}
          </text>
        </>
      );
    case 'big':
      return (
        <text x={LEFT} y="112" className={styles.big}>
          {shape.text}
        </text>
      );
    case 'pin':
      return (
        <>
          {[0, 1, 2, 3, 4, 5].map((digit) => (
            <circle key={digit} cx={LEFT + 20 + digit * 40} cy="116" r="9" fill="var(--color-primary)" />
          ))}
        </>
      );
    case 'card':
      return (
        <>
          <rect x={LEFT} y="66" width={WIDTH} height="128" rx="12" className={styles.idCard} />
          <circle cx={LEFT + 192} cy="122" r="24" fill="var(--color-primary-border)" />
          <path
            d={`M${LEFT + 18} 96h96M${LEFT + 18} 118h120M${LEFT + 18} 140h80`}
            className={styles.idLines}
          />
          <path
            d={`M${LEFT - 8} 82v-24h24M${LEFT + WIDTH - 16} 58h24v24M${LEFT + WIDTH + 8} 178v24h-24M${LEFT + 16} 202h-24v-24`}
            className={styles.corners}
          />
        </>
      );
    case 'done':
      return (
        <>
          <circle cx={LEFT + 14} cy="230" r="14" fill="var(--ok)" />
          <path d={`M${LEFT + 8} 230l4.500 5 8-9`} className={styles.check} />
          <text x={LEFT + 38} y="235" className={styles.ok}>
            {shape.text}
          </text>
        </>
      );
    case 'tap':
      return (
        <>
          <circle
            cx={shape.x}
            cy={shape.y}
            r="16"
            fill="var(--color-accent)"
            opacity=".35"
            className={styles.wave}
          />
          <circle cx={shape.x} cy={shape.y} r="8" fill="var(--color-accent)" />
        </>
      );
  }
};

const Row = ({ at, text, end, chosen }: Extract<Shape, { kind: 'row' }>) => {
  const top = FIRST_ROW + at * (ROW + 6);
  return (
    <>
      <rect
        x={LEFT}
        y={top}
        width={WIDTH}
        height={ROW}
        rx="10"
        className={chosen ? styles.chosen : styles.row}
      />
      <text x={LEFT + 14} y={top + 26} className={styles.text}>
        {text}
      </text>
      {end && (
        <text x={LEFT + WIDTH - 14} y={top + 26} textAnchor="end" className={styles.end}>
          {end}
        </text>
      )}
    </>
  );
};
