import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { Language } from '~/i18n/languages'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import en from '~locales/en/estimate.json'
import ka from '~locales/ka/estimate.json'
import ru from '~locales/ru/estimate.json'
import { EstimateExplanation } from './estimate-explanation'
import type { ResultView } from './result-view.server'

const i18n = createInstance()
await i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { ka: { estimate: ka }, en: { estimate: en }, ru: { estimate: ru } },
  interpolation: { escapeValue: false },
})

test.each<[Language, number, string]>([
  ['ru', 1, 'Модель обучена на 1 предложении,'],
  ['ru', 201, 'Модель обучена на 201 предложении,'],
  ['ru', 202, 'Модель обучена на 202 предложениях,'],
  ['ru', 4_011, 'Модель обучена на 4\u00a0011 предложениях,'],
  ['en', 1, 'Learned from 1 offer,'],
  ['en', 4_011, 'Learned from 4,011 offers,'],
  ['ka', 201, 'მოდელმა 201 შეთავაზებით ისწავლა,'],
])('in %s a model of %i offers is described as "%s"', async (language, offers, text) => {
  await i18n.changeLanguage(language)
  const result = {
    explanation: {
      basis: { offers, dataUntil: '2026-11-20' },
      baselinePrice: 100_000,
      contributions: [],
      comparables: [],
      comparablesCount: 0,
    },
  } as unknown as ResultView
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language, currency: 'gel', layout: {} } as PageContext}>
        <EstimateExplanation result={result} price={{ total: 100_000, currencyId: 1 }} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain(text)
})
