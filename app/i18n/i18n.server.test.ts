import { expect, test } from 'vitest'
import ka from '~locales/ka'
import { getI18n } from './i18n.server'
import { languages } from './languages'

test.each(languages)(
  'repeated lookups of a text in %s return the same text in its own language',
  async (language) => {
    const i18n = await getI18n(language)
    const texts = [1, 2].map(() => i18n.getFixedT(language, 'ui')('breadcrumb'))
    expect(texts[0]).toBe(i18n.getResource(language, 'ui', 'breadcrumb'))
    expect(texts[1]).toBe(texts[0])
  },
)

test('a key can have another text in another namespace', async () => {
  const i18n = await getI18n('ka')
  expect(i18n.getFixedT('ka', 'ui')('breadcrumb')).toBe(ka.ui.breadcrumb)
  expect(i18n.getFixedT('ka', 'layout')('skip')).toBe(ka.layout.skip)
})

test('texts with options follow the options', async () => {
  const i18n = await getI18n('en')
  const t = i18n.getFixedT('en', 'statement')
  expect(t('price_from', { price: '1 $' })).not.toBe(t('price_from', { price: '2 $' }))
})

test('the translation function has its language and namespace as properties', async () => {
  const i18n = await getI18n('ru')
  const { lng, ns } = i18n.getFixedT('ru', 'ui') as { lng?: string; ns?: string }
  expect({ lng, ns }).toEqual({ lng: 'ru', ns: 'ui' })
})
