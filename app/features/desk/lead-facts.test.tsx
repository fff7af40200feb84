import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import type { Lead } from '~/upstream/leads.server'
import desk from '~locales/en/desk.json'
import { LeadFacts } from './lead-facts'

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { desk } }, interpolation: { escapeValue: false } })

test('a lead tells the hour at which it was received', () => {
  const lead = { createdAt: new Date('2026-11-26T04:30:00Z'), facts: [] } as unknown as Lead
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <LeadFacts lead={lead} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toMatch(/>Received<.*>November 26, 2026, 08:30</)
})
