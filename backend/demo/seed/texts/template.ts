import { LOCALES, type Locale, type LocalizedText } from '~backend/platform/localized-text'

/** Manner of writing: a few words, a private owner, an owner who uses the property, or a company. */
export type Voice = 'terse' | 'owner' | 'resident' | 'agent'

/** One sentence with placeholders such as {area}; a sentence without a voice suits all. */
export type Template = readonly [ka: string, en: string, ru: string, voice?: Voice]

/** Values of the placeholders; undefined is a fact that the statement does not have. */
export type Values = Readonly<Record<string, LocalizedText | undefined>>

const PLACEHOLDER = /\{(\w+)\}/g
const MAX_SHORT_WORDS = 5

const listPlaceholders = ([ka]: Template): string[] =>
  [...ka.matchAll(PLACEHOLDER)].map(([, name = '']) => lowerFirst(name))

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Facts that hardly ever agree in two neighbouring statements. */
const DISTINCT_FACTS = ['address', 'living', 'balcony', 'loggia', 'porch', 'yard']

export interface Sentence {
  template: Template
  voice: Voice | undefined
  /** Placeholders in the sentence. */
  names: readonly string[]
  /** True if the sentence has few words in each language and no facts. */
  isShort: boolean
  /** True if two statements hardly ever share the sentence, or if it is too short to be noticed. */
  isRepeatable: boolean
}

export function parseTemplate(template: Template): Sentence {
  const names = listPlaceholders(template)
  const [ka, en, ru, voice] = template
  const isShort = names.length === 0 && [ka, en, ru].every((text) => countWords(text) <= MAX_SHORT_WORDS)
  const isDistinct =
    names.some((name) => DISTINCT_FACTS.includes(name)) || (names.includes('area') && names.includes('where'))
  return { template, voice, names, isShort, isRepeatable: isShort || isDistinct }
}

export function fillTemplate([ka, en, ru]: Template, values: Values): LocalizedText {
  const texts: LocalizedText = { ka, en, ru }
  const fill = (locale: Locale) =>
    texts[locale].replace(PLACEHOLDER, (_, name: string) => {
      const value = (values[lowerFirst(name)] ?? NO_VALUE)[locale]
      return locale !== 'ka' && name !== lowerFirst(name) ? upperFirst(value) : value
    })
  const [georgian, english, russian] = LOCALES.map(fill)
  // Georgian has no capitals: its upper case is another alphabet.
  return { ka: georgian ?? '', en: upperFirst(english ?? ''), ru: upperFirst(russian ?? '') }
}

const NO_VALUE: LocalizedText = { ka: '', en: '', ru: '' }
