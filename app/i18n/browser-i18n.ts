import type { i18n, ResourceLanguage } from 'i18next'
import type { Language } from './languages'
import { i18nextOptions } from './words'

type Values = Record<string, unknown> & { count?: number }

/**
 * As much of i18next as hydrated pages need: the words of one language that are all there, plural forms and figures.
 * The whole of it would be a tenth of their script. A test holds the two against each other.
 */
export function browserI18n(language: Language, words: ResourceLanguage): i18n {
  const plurals = new Intl.PluralRules(language)

  function say(namespace: string, key: string, values: Values): string {
    const form = values.count === undefined ? undefined : plurals.select(values.count)
    const text = (form && find(words[namespace], `${key}_${form}`)) ?? find(words[namespace], key) ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      name in values ? String(values[name] ?? '') : whole,
    )
  }

  function getFixedT(_language: unknown, namespaces: string | readonly string[] | undefined) {
    const namespace = [namespaces ?? i18nextOptions.defaultNS].flat()[0] as string
    return (key: string, values: Values = {}) => {
      const [own, rest] = key.split(':') as [string, string | undefined]
      return rest === undefined ? say(namespace, own, values) : say(own, rest, values)
    }
  }

  const nothing = () => undefined
  return {
    language,
    languages: [language],
    options: i18nextOptions,
    isInitialized: true,
    hasLoadedNamespace: (namespace: string) => namespace in words,
    getFixedT,
    t: getFixedT(language, undefined),
    on: nothing,
    off: nothing,
  } as unknown as i18n
}

function find(words: unknown, path: string): string | undefined {
  let found = words
  for (const name of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
  return typeof found === 'string' ? found : undefined
}
