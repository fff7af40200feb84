import { COLUMN_NAMES, IMPORT_COLUMNS, type ImportColumn } from '~contract/import-columns'
import type { Column } from './file-line'
import { findOption } from './find-option'
import { MAX_NAME_LENGTH, toLetters } from './normalize-name'
import { findUnit, type Unit } from './units'

interface NamedColumn {
  field: ImportColumn
  rank: number
}

const BY_NAME = new Map(
  IMPORT_COLUMNS.flatMap((field) =>
    COLUMN_NAMES[field].map((name, rank): [string, NamedColumn] => [toLetters(name), { field, rank }]),
  ).reverse(),
)
/** Units of other fields: metres of a ceiling, months of a lease. */
const OWN_UNITS: Partial<Record<ImportColumn, RegExp>> = {
  height: /^(?:m|м|მ|met(?:er|re)s?|метр\p{L}*|მეტრი)\.?$/iu,
  rent_period: /^(?:months?|mo|мес\p{L}*|თვე)\.?$/iu,
}
/** Description headings without a language. */
const DESCRIPTION = /^(?:description|comment|აღწერა|описание|комментарий)$/iu
/** Headings of a part of the home or of a unit price, not the total: "kitchen area", "price per m²". */
const OF_A_PART =
  /[/²]|\bper\b|living|kitchen|balcon|terrace|жил|кух|балкон|террас|საცხოვრებელ|სამზარეულ|აივნ|ტერას|centimet|\bcm\b|см|სმ|year|лет|год|წელი|წლ/iu

/** Finds the column of a heading and the unit or currency in it: "Price, USD", "ფასი ($)". */
export function readHeading(heading: string): Column {
  const text = heading
    .normalize('NFKC')
    .replace(/[\s_\u200b-\u200f\u2060\ufeff]+/gu, ' ')
    .trim()
  const unknown = { heading, field: undefined }
  if (text.length > MAX_NAME_LENGTH) return unknown
  // Normalizing names drops signs, but a currency sign must not be lost.
  const named = /\p{Sc}/u.test(text) ? undefined : BY_NAME.get(toLetters(text))
  if (named)
    return {
      heading,
      ...named,
      unit: findOwnUnit(text, named.field),
      isInAnyLanguage: DESCRIPTION.test(text) || undefined,
    }
  const bracket = /^(?<name>[^([]*)[([](?<content>[^)\]]*)[)\]]\s*$/u.exec(text)?.groups
  if (bracket?.name?.trim()) return readUnitHeading(heading, bracket.name, bracket.content ?? '') ?? unknown
  const parameterId = findOption('parameters', text)
  if (parameterId) return { heading, field: 'parameters', parameterId }
  return readOpenUnit(heading, text) ?? unknown
}

const isMeasure = (field: ImportColumn | undefined) =>
  field === 'price' ? 'money' : field === 'area' || field === 'yard_area' ? 'area' : undefined

/** Finds the unit within a name such as "area_m2". */
function findOwnUnit(text: string, field: ImportColumn): Unit | undefined {
  const unit = isMeasure(field) && findUnit(text.split(' ').at(-1) ?? '')
  return unit && unit.kind === isMeasure(field) ? unit : undefined
}

/** Parses brackets: a unit, or other words that explain the heading, as in "Price (total)". */
function readUnitHeading(heading: string, name: string, content: string): Column | undefined {
  const named = BY_NAME.get(toLetters(name))
  if (!named) return undefined
  const measure = isMeasure(named.field)
  const words = content.trim().replace(/^(?:in|в)\s+/iu, '')
  const unit = findUnit(words)
  if (unit && measure) return isUnitOf(unit, measure) ? { heading, ...named, unit } : undefined
  return OF_A_PART.test(words) ? undefined : { heading, ...named }
}

function isUnitOf(unit: Unit, measure: 'area' | 'money'): boolean {
  return unit.kind === 'foreign' ? unit.of === measure : unit.kind === measure
}

/** Parses a unit without brackets: "Area, m²", "ფასი $", "yard ha", "USD price". */
function readOpenUnit(heading: string, text: string): Column | undefined {
  const words = text.split(/[\s,;:.\-–—]+|(?<=[^$₾€₽])(?=[$₾€₽])|(?<=[$₾€₽])/u).filter(Boolean)
  for (let count = 1; count <= 2 && count < words.length; count += 1) {
    const candidates = [
      { name: words.slice(0, -count), unit: words.slice(-count) },
      { name: words.slice(count), unit: words.slice(0, count) },
    ]
    for (const { name, unit } of candidates) {
      const field = BY_NAME.get(toLetters(name.join(' ')))?.field
      const unitName = unit.join(' ').replace(/^(?:in|в)\s+/iu, '')
      const isKnown = field && (OWN_UNITS[field]?.test(unitName) || (isMeasure(field) && findUnit(unitName)))
      if (isKnown) return readUnitHeading(heading, name.join(' '), unitName)
    }
  }
  return undefined
}
