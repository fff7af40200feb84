import { createHash } from 'node:crypto'
import { type Language, languages } from './translations'

const modes = ['script-on', 'script-off'] as const
export type Mode = (typeof modes)[number]

/** Tag of tests that the short run skips in a Playwright project. */
export const leftToFullRun = (mode: Mode) => `@left-to-full-run:${mode}`

/**
 * Spreads a journey over languages and modes: the full run has all pairs of them, the short run one pair, or
 * one language in each mode. The title decides which, so that every run is the same.
 *
 * test(...spread(language, 'a user buys VIP'), async ({ page }) => { … })
 *
 * @param title may name its language as "in ka"
 * @param mode the modes of the short run; `both` if a fault in one of them would lose money or data
 */
export function spread(
  language: Language,
  title: string,
  mode?: Mode | 'both',
): [title: string, details: { tag: string[] }] {
  const chosen = chooseFor(title.replace(/\bin (ka|en|ru)\b/, ''))
  const modeOfShortRun = mode ?? chosen.mode
  const isShort = (other: Mode) =>
    chosen.languages[other] === language && (modeOfShortRun === 'both' || modeOfShortRun === other)
  return [title, { tag: modes.filter((other) => !isShort(other)).map(leftToFullRun) }]
}

/**
 * Returns the tags of a test in one language that runs in both modes in the full run, and in one mode in the
 * short run. Script does not matter to it.
 *
 * test('the footer has four columns', inOneMode(), async ({ page }) => { … })
 */
export function inOneMode(mode: Mode = 'script-off'): { tag: string[] } {
  return { tag: modes.filter((other) => other !== mode).map(leftToFullRun) }
}

/** Tag of tests that no run without working scripts has. */
export const NEEDS_SCRIPT = '@needs-script'

/** Tags a test of what script adds to a page: no run without script has it. */
export function withScript(): { tag: string[] } {
  return { tag: [NEEDS_SCRIPT] }
}

/** Tags a test of the full run only: it takes long, and faster tests find most of what it can find. */
export function inFullRun(): { tag: string[] } {
  return { tag: modes.map(leftToFullRun) }
}

/** Returns a mode, and two of the three languages, chosen by a hash of the title. */
function chooseFor(journey: string): { mode: Mode; languages: Record<Mode, Language> } {
  const way = createHash('sha256').update(journey).digest().readUInt32BE()
  const first = way % languages.length
  const second = (first + 1 + (Math.floor(way / languages.length) % 2)) % languages.length
  return {
    mode: Math.floor(way / 100) % 2 === 0 ? 'script-on' : 'script-off',
    languages: { 'script-on': languages[first] ?? 'ka', 'script-off': languages[second] ?? 'en' },
  }
}
