import { type Criteria, type Ignored, type Misread, rangeNames } from '../criteria'
import { type Names, rangeLabel } from './chips'

/** An address may hold pages of junk; this much of it is enough to see what was meant. */
const SHOWN = 5
const SHOWN_LETTERS = 40

/** Says what of an address was not understood and what was put right; nothing when all went as it was meant. */
export function misreadWords(
  { ignored, turned }: Misread,
  criteria: Criteria,
  { t, language }: Pick<Names, 't' | 'language'>,
): string[] {
  const said: string[] = []
  if (ignored.length > 0) {
    const parts = ignored.slice(0, SHOWN).map((part) => t('misread.part', wordsOf(part, t)))
    said.push(t('misread.ignored', { parts: parts.join(', ') + (ignored.length > SHOWN ? ' …' : '') }))
  }
  if (turned.length > 0) {
    const parts = turned.map((name) =>
      rangeLabel(name, criteria.ranges[name] ?? {}, criteria, { t, language }),
    )
    said.push(t('misread.turned', { parts: parts.join(', ') }))
  }
  return said
}

function wordsOf({ name, value }: Ignored, t: Names['t']): { name: string; value: string } {
  const letters = [...value]
  const shown = letters.slice(0, SHOWN_LETTERS).join('') + (letters.length > SHOWN_LETTERS ? '…' : '')
  const range = rangeNames.find((one) => name === `${one}_from` || name === `${one}_to`)
  // By itself it is the one drawn on the map; that in m² has two ends.
  if (name === 'area') return { name: t('chip.area_drawn'), value: shown }
  if (!range) return { name: t(`names.${name as 'page'}`), value: shown }
  const end = name.endsWith('_from') ? 'from' : 'to'
  return { name: t(`misread.${end}`, { name: t(`names.${range}`) }), value: shown }
}
