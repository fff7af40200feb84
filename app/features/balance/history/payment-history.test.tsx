import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import type { Payment } from '~/upstream/payments.server'
import payments from '~locales/en/payments.json'
import { HistoryTable } from './payment-history'

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { payments } }, interpolation: { escapeValue: false } })

function listCells(fields: Partial<Payment>): string[] {
  const payment = {
    id: 1,
    purpose: 'order',
    direction: 'out',
    amount: 4_900,
    refunded: 0,
    returned: 0,
    ...fields,
  }
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <HistoryTable
          payments={[{ createdAt: new Date('2026-11-26T04:00:00Z'), ...payment } as unknown as Payment]}
        />
      </PageProvider>
    </I18nextProvider>,
  )
  return [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replace('<small>', ' | ').replace(/<[^>]+>/g, ''),
  )
}

test('a payment shows what it moved, and how much of it was returned', () => {
  expect(listCells({ state: 'paid' }).slice(-2)).toEqual(['Paid', '−₾49'])
  expect(listCells({ state: 'failed' }).slice(-2)).toEqual(['Failed', '₾49'])
  expect(listCells({ state: 'returned', refunded: 4_900 }).slice(-2)).toEqual([
    'Returned | by the bank: ₾49',
    '−₾49 | +₾49',
  ])
  expect(listCells({ state: 'returned', returned: 2_050 }).slice(-2)).toEqual([
    'Partly returned | to the balance: ₾20.50',
    '−₾49 | +₾20.50',
  ])
  expect(listCells({ state: 'returned', direction: 'in', refunded: 4_900 }).at(-1)).toBe('+₾49 | −₾49')
})
