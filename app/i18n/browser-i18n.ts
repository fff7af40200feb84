import type { i18n, ResourceLanguage } from 'i18next'
import { i18nextOptions } from './i18next-options'
import type { Language } from './languages'

type Values = Record<string, unknown> & { count?: number }

/**
 * Creates the part of i18next that hydrated pages need, as the library would be a tenth of their script. A
 * test compares the two.
 */
export function createBrowserI18n(language: Language, translations: ResourceLanguage): i18n {
  const plurals = new Intl.PluralRules(language)

  function translate(namespace: string, key: string, values: Values): string {
    const form = values.count === undefined ? undefined : plurals.select(values.count)
    const text =
      (form && findText(translations[namespace], `${key}_${form}`)) ??
      findText(translations[namespace], key) ??
      key
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      name in values ? String(values[name] ?? '') : whole,
    )
  }

  function getFixedT(_language: unknown, namespaces: string | readonly string[] | undefined) {
    const namespace = [namespaces ?? i18nextOptions.defaultNS].flat()[0] as string
    return (key: string, values: Values = {}) => {
      const [own, rest] = key.split(':') as [string, string | undefined]
      return rest === undefined ? translate(namespace, own, values) : translate(own, rest, values)
    }
  }

  const nothing = () => undefined
  return {
    language,
    languages: [language],
    options: i18nextOptions,
    isInitialized: true,
    hasLoadedNamespace: (namespace: string) => namespace in translations,
    getFixedT,
    t: getFixedT(language, undefined),
    on: nothing,
    off: nothing,
  } as unknown as i18n
}

function findText(translations: unknown, path: string): string | undefined {
  let found = translations
  for (const name of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
  return typeof found === 'string' ? found : undefined
}
