import en from '../../locales/en'
import ka from '../../locales/ka'
import ru from '../../locales/ru'

export const languages = ['ka', 'en', 'ru'] as const
export type Language = (typeof languages)[number]

const words = { ka, en, ru }

/** An address as a visitor of a language has it. */
export function addressIn(path: string, language: Language): string {
  if (language === 'ka') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Words by their path, `shell.flash.signed_in`, as the locale files have them. */
export function word(language: Language): (path: string) => string {
  return (path) => {
    const found = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], words[language])
    if (typeof found !== 'string') throw new Error(`no word ${path} in ${language}`)
    return found
  }
}
