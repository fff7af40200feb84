import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import { FactSheet } from '~/ui/fact-sheet'
import services from '~locales/en/services.json'
import { useOrderAnswers } from './order-answers'

const i18n = createInstance()
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { services } } })

function Answers({ name, value }: { name: string; value: string }) {
  return <FactSheet facts={useOrderAnswers([{ name, value }])} />
}

test.each([
  ['area', '1000', 'Area: 1,000 m²'],
  ['area', '54,5', 'Area: 54.5 m²'],
  ['address', 'Barnovi 5', 'Address: Barnovi 5'],
  ['type', 'flat', 'Kind of property: Flat'],
  ['registration', 'without_registration', 'Registration in the public register: Drawing only'],
  ['with_logo', 'without_logo', 'Logo on the pictures: Without a logo'],
  ['who', 'physical', 'On whose behalf: A person'],
  ['date', '2031-12-05', 'Preferred day: December 5, 2031'],
  ['name', 'თამარ გელაშვილი', 'First and last name: Tamar Gelashvili'],
  ['rater_id', 'Levan Chkhaidze', 'Valuer: Levan Chkhaidze'],
  ['service', 'Ownership', 'Purpose of the visit: Ownership'],
  ['colour', 'green', 'colour: green'],
])('the answer %s of %j reads %s', (name, value, text) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <Answers name={name} value={value} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(
    html
      .replace('</dt>', ': ')
      .replace(/<[^>]+>/g, '')
      .replace('\u00a0', ' '),
  ).toBe(text)
})
