import { createHash } from 'node:crypto'
import { type Language, languages } from './translations'

const modes = ['script-on', 'script-off'] as const
export type Mode = (typeof modes)[number]

/** The tag of tests that the short run leaves out of a Playwright project. */
export const leftToFullRun = (mode: Mode) => `@left-to-full-run:${mode}`

/**
 * Spreads a test over languages: the full run has all of them with script and without, the short run one each. The title
 * decides which, so that every run is the same.
 *
 *     test(...spread(language, 'somebody buys VIP'), async ({ page }) => { … })
 *
 * @param title may name its language as "in ka"
 */
export function spread(language: Language, title: string): [title: string, details: { tag: string[] }] {
  const chosen = languagesOf(title.replace(/\bin (ka|en|ru)\b/, ''))
  return [title, { tag: modes.filter((mode) => chosen[mode] !== language).map(leftToFullRun) }]
}

/**
 * For what is no visitor's story and hardly depends on script, such as sizes and links: the full run has it in both modes,
 * the short run in one.
 *
 *     test('the footer has four columns', inOneMode(), async ({ page }) => { … })
 */
export function inOneMode(mode: Mode = 'script-off'): { tag: string[] } {
  return { tag: modes.filter((other) => other !== mode).map(leftToFullRun) }
}

/** Two of the three languages, chosen by a hash of the title. */
function languagesOf(story: string): Record<Mode, Language> {
  const way = createHash('sha256').update(story).digest().readUInt32BE()
  const first = way % languages.length
  const second = (first + 1 + (Math.floor(way / languages.length) % 2)) % languages.length
  return { 'script-on': languages[first] ?? 'ka', 'script-off': languages[second] ?? 'en' }
}
