import { createInstance, type i18n } from 'i18next'
import { LRUCache } from 'lru-cache'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import en from '~locales/en'
import ka from '~locales/ka'
import ru from '~locales/ru'
import { i18nextOptions } from './i18next-options'
import { getPathLanguage, type Language, languages } from './languages'

const resources = { ka, en, ru }

const remixI18Next = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: 'ka',
    order: ['custom'],
    // Only the URL decides, so that a link shows every user the same page.
    findLocale: async (request) => getPathLanguage(new URL(request.url).pathname),
  },
})

export async function getRequestLanguage(request: Request): Promise<Language> {
  return (await remixI18Next.getLocale(request)) as Language
}

const instances = new Map<Language, i18n>()

/** Returns the instance of a language, created once and immutable. */
export async function getI18n(language: Language): Promise<i18n> {
  const known = instances.get(language)
  if (known) return known
  const instance = createInstance()
  await instance
    .use(initReactI18next)
    .init({ ...i18nextOptions, lng: language, fallbackLng: false, resources })
  memoizeFixedTexts(instance)
  instances.set(language, instance)
  return instance
}

/** Caches texts without options, as most are: i18next would look up and interpolate them each time. */
function memoizeFixedTexts(instance: i18n): void {
  const getFixedT = instance.getFixedT.bind(instance) as unknown as (...args: unknown[]) => Translate
  const functions = new Map<string, Translate>()
  const getMemoized = (...args: unknown[]) => {
    const name = args.join('|')
    const known = functions.get(name) ?? memoizeTexts(getFixedT(...args))
    functions.set(name, known)
    return known
  }
  instance.getFixedT = getMemoized as unknown as i18n['getFixedT']
}

/** Maximum number of cached texts per function: numbers of results and prices recur. */
const MAX_FORMATTED_TEXTS = 1_000

/** Maximum length of a cache key; longer ones contain typed text, which hardly recurs. */
const MAX_MEMO_KEY_LENGTH = 300

type Translate = (key: string, ...options: unknown[]) => unknown

function memoizeTexts(translate: Translate): Translate {
  const texts = new Map<string, unknown>()
  const formatted = new LRUCache<string, string>({ max: MAX_FORMATTED_TEXTS })
  const memoized: Translate = (key, ...options) => {
    if (options.length > 0) return translateOnce(key, options)
    const text = texts.get(key) ?? translate(key)
    texts.set(key, text)
    return text
  }
  function translateOnce(key: string, options: readonly unknown[]): unknown {
    const name = toMemoKey(key, options)
    if (name === undefined) return translate(key, ...options)
    const known = formatted.get(name)
    if (known !== undefined) return known
    const text = translate(key, ...options)
    if (typeof text === 'string') formatted.set(name, text)
    return text
  }
  // react-i18next reads the language and namespace from the function.
  return Object.assign(memoized, translate)
}

/** Returns the cache key, or undefined unless the options are one object of short texts and numbers. */
function toMemoKey(key: string, [options, ...others]: readonly unknown[]): string | undefined {
  if (others.length > 0 || typeof options !== 'object' || options === null) return undefined
  const values = Object.entries(options)
  if (values.some(([, value]) => typeof value !== 'string' && typeof value !== 'number')) return undefined
  const name = `${key} ${JSON.stringify(values)}`
  return name.length > MAX_MEMO_KEY_LENGTH ? undefined : name
}
