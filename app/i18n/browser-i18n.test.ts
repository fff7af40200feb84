import { createInstance, type ResourceLanguage } from 'i18next'
import { describe, expect, test } from 'vitest'
import en from '~locales/en'
import ka from '~locales/ka'
import ru from '~locales/ru'
import { isFullRun } from '~tests/full-run'
import { createBrowserI18n } from './browser-i18n'
import { i18nextOptions } from './i18next-options'

function listKeys(messages: object, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : listKeys(value, `${path}${key}.`),
  )
}

type Translate = (key: string, values?: object) => string

const values = { shown: '1 200', title: '<b>$&', price: 5, name: 'x', place: 'ვაკე' }

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 1.5]
const PLURAL = /_(one|few|many|other)$/

/** Returns one count for a message without plural forms in the short run. */
const listCounts = (key: string, place: number) =>
  isFullRun || PLURAL.test(key) ? COUNTS : COUNTS.slice(place % COUNTS.length).slice(0, 1)

describe.each(Object.entries({ ka, en, ru }))('the messages of %s', (language, messages) => {
  const resources = messages as unknown as ResourceLanguage
  const small = createBrowserI18n(language as 'ka', resources)
  const whole = createInstance()
  const ready = whole.init({
    ...i18nextOptions,
    lng: language,
    fallbackLng: false,
    resources: { [language]: resources },
  })

  test('messages have the same text in the browser and on the server', async () => {
    await ready
    for (const [namespace, part] of Object.entries(messages)) {
      const [inBrowser, onServer] = [small, whole].map(
        (one) => one.getFixedT(language, namespace as 'ui') as Translate,
      )
      for (const [place, key] of listKeys(part).entries()) {
        const bare = key.replace(PLURAL, '')
        const calls: Parameters<Translate>[] = listCounts(key, place).map((count) => [
          bare,
          { ...values, count },
        ])
        calls.push([key])
        // Compared together: a hundred thousand expectations take seconds.
        const texts = (translate: Translate | undefined) => calls.map((args) => translate?.(...args))
        expect(texts(inBrowser), `${namespace}:${key}`).toEqual(texts(onServer))
      }
    }
  })

  test('messages of another file, or missing ones, resolve alike in browser and server', async () => {
    await ready
    for (const key of ['ui:pages.label', 'ui:none', 'no.such', 'skip']) {
      expect(small.t(key as 'skip')).toBe(whole.t(key as 'skip'))
    }
    expect(small.hasLoadedNamespace('ui')).toBe(true)
    expect(small.hasLoadedNamespace('none')).toBe(false)
  })
})
