import { createHash } from 'node:crypto'
import { type Language, languages } from './translations'

const modes = ['script-on', 'script-off'] as const
export type Mode = (typeof modes)[number]

/** What the short form of the run leaves to the long one, of a project of the configuration. */
export const leftToFullRun = (mode: Mode) => `@left-to-full-run:${mode}`

/**
 * The title of a story that is told in a language, and where it is told so: in the long form of the run with script
 * and without, in the short one each story is told in two of the languages, one with script and another without.
 * Which two follows from the title, so that each run is like the one before and the languages have equal shares.
 *
 *     test(...spread(language, 'somebody buys VIP'), async ({ page }) => { … })
 *
 * @param title may name its language as "in ka"
 * @param only for stories that are told in one mode alone: both languages are then of that mode
 */
export function spread(
  language: Language,
  title: string,
  only?: Mode,
): [title: string, details: { tag: string[] }] {
  const chosen = languagesOf(title.replace(/\bin (ka|en|ru)\b/, ''))
  const isChosen = (mode: Mode) =>
    only ? Object.values(chosen).includes(language) : chosen[mode] === language
  return [title, { tag: modes.filter((mode) => !isChosen(mode)).map(leftToFullRun) }]
}

/** One of the six ways to choose two of three. */
function languagesOf(story: string): Record<Mode, Language> {
  const way = createHash('sha256').update(story).digest().readUInt32BE()
  const first = way % languages.length
  const second = (first + 1 + (Math.floor(way / languages.length) % 2)) % languages.length
  return { 'script-on': languages[first] ?? 'ka', 'script-off': languages[second] ?? 'en' }
}
