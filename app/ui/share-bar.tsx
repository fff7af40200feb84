/** Draws a share of 100 % below its figure, which says the same. */
export function ShareBar({ percent }: { percent: number }) {
  const end = Math.max(0, Math.min(percent, 100))
  return (
    <svg
      className="share-bar"
      viewBox="0 0 100 6"
      width="100"
      height="6"
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d="M0 3H100" />
      {end > 0 ? <path className="part" d={`M0 3H${end}`} /> : null}
    </svg>
  )
}
