/** @typedef {import('./audit.mjs').Look} Look */
/**
 * @typedef {{ scores: Record<string, number>, figures: Record<string, number>, failed: string[] }} Summary
 */

/** Minimum scores of each page. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Goals that differ: the map draws its ground after its list, and is not for search engines. */
const PAGE_GOALS = /** @type {Record<string, Partial<typeof GOALS>>} */ ({
  map: { performance: 85, seo: 60 },
})

const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** @param {number} runs */
export function formatHeading(runs) {
  const heads = [...Object.keys(GOALS), ...Object.keys(FIGURES)]
  return `Lighthouse, phone, median of ${runs}\n${formatColumns('page', heads)}\n`
}

/**
 * Returns the medians of scores and figures, and the audits that failed in any run. @param {Look[]} looks
 * @returns {Summary}
 */
export function summarizeAudits(looks) {
  const scores = mapValues(GOALS, (_goal, category) =>
    Math.round(100 * median(looks.map(({ categories }) => categories[category]?.score ?? 0))),
  )
  const figures = mapValues(FIGURES, (id) => median(looks.map(({ audits }) => audits[id]?.numericValue ?? 0)))
  return { scores, figures, failed: [...new Set(looks.flatMap(listFailedAudits))] }
}

/** @param {import('./pages.mjs').Page} page @param {Summary} summary */
export function formatLine({ name, language }, { scores, figures }) {
  const { FCP = 0, LCP = 0, TBT = 0, CLS = 0 } = figures
  const times = [FCP, LCP, TBT].map((time) => `${Math.round(time)} ms`)
  return `${formatColumns(`${name}, ${language}`, [...Object.values(scores).map(String), ...times, CLS.toFixed(3)])}\n`
}

/** @param {string} page @param {Summary} summary */
export function findMissedGoals(page, { scores, failed }) {
  return Object.entries({ ...GOALS, ...PAGE_GOALS[page] }).flatMap(([category, goal]) => {
    const score = scores[category] ?? 0
    if (score >= goal) return []
    const misses = failed.filter((miss) => miss.startsWith(`${category}: `))
    return [`${category} ${score} is under ${goal}`, ...misses]
  })
}

/** @param {Look} look */
function listFailedAudits({ categories, audits }) {
  return Object.keys(GOALS).flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      const isWanting = audit && weight > 0 && audit.score !== null && audit.score < 0.9
      return isWanting ? [`${category}: ${id}, ${audit.title}`] : []
    }),
  )
}

/** @param {number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}

/**
 * @template Value, Result
 * @param {Record<string, Value>} values
 * @param {(value: Value, key: string) => Result} change
 * @returns {Record<string, Result>}
 */
function mapValues(values, change) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value, key)]))
}

/** @param {string} name @param {string[]} cells */
function formatColumns(name, cells) {
  return [name.padEnd(16), ...cells.map((cell) => cell.padStart(15))].join('')
}
