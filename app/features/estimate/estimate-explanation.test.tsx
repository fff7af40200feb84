import { expect, test } from 'vitest'
import type { Language } from '~/i18n/languages'
import { renderView } from '~tests/fixtures/render-view'
import { EstimateExplanation } from './estimate-explanation'
import type { ResultView } from './result-view.server'

test.each<[Language, number, string]>([
  ['ru', 1, 'Модель обучена на 1 предложении,'],
  ['ru', 201, 'Модель обучена на 201 предложении,'],
  ['ru', 202, 'Модель обучена на 202 предложениях,'],
  ['ru', 4_011, 'Модель обучена на 4\u00a0011 предложениях,'],
  ['en', 1, 'Learned from 1 offer,'],
  ['en', 4_011, 'Learned from 4,011 offers,'],
  ['ka', 201, 'მოდელმა 201 შეთავაზებით ისწავლა,'],
])('a model in %s of %i offers is described as "%s"', (language, offers, text) => {
  const result = {
    explanation: {
      basis: { offers, dataUntil: '2026-11-20' },
      baselinePrice: 100_000,
      contributions: [],
      comparables: [],
      comparablesCount: 0,
    },
  } as unknown as ResultView
  const html = renderView(<EstimateExplanation result={result} price={{ total: 100_000, currencyId: 1 }} />, {
    language,
    currency: 'gel',
  })
  expect(html).toContain(text)
})
