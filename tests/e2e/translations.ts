import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const languages = ['ka', 'en', 'ru'] as const
export type Language = (typeof languages)[number]

const translations = new Map<Language, Record<string, unknown>>()

/** Reads the files, as Node imports JSON only with attributes. */
function readTranslations(language: Language): Record<string, unknown> {
  const known = translations.get(language)
  if (known) return known
  const folder = join(import.meta.dirname, '../../locales', language)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const read: Record<string, unknown> = Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
  translations.set(language, read)
  return read
}

export function toLocalizedPath(path: string, language: Language): string {
  if (language === 'ka') return path
  return `/${language}${path.replace(/^\/(?=\?|$)/, '')}`
}

/** Translates keys with their namespace, such as `flash.signed_in`. */
export function createTranslator(language: Language): (path: string) => string {
  const messages = readTranslations(language)
  return (path) => {
    const found = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], messages)
    if (typeof found !== 'string') throw new Error(`no word ${path} in ${language}`)
    return found
  }
}
