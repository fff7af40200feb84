export const CHART_HEIGHT = 60
export const DAY_WIDTH = 10
const GAP = 2
const MIN_HEIGHT = 2

/** Draws the days of one figure as an SVG path, the earliest first. */
export function drawDayBars(counts: readonly number[]): { path: string; max: number } {
  const max = Math.max(0, ...counts)
  const bars = counts.map((count, day) => {
    if (count === 0) return ''
    const height = Math.max(MIN_HEIGHT, Math.round((count / max) * CHART_HEIGHT))
    return `M${day * DAY_WIDTH + GAP} ${CHART_HEIGHT}v-${height}h${DAY_WIDTH - GAP}v${height}z`
  })
  return { path: bars.join(''), max }
}
