import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import type { Lead } from '~/upstream/leads.server'
import desk from '~locales/en/desk.json'
import services from '~locales/en/services.json'
import { LeadFacts } from './lead-facts'

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { desk, services } }, interpolation: { escapeValue: false } })

function render(lead: Partial<Lead>): string {
  const received = { createdAt: new Date('2026-11-26T04:30:00Z'), facts: [], ...lead } as unknown as Lead
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <LeadFacts lead={received} />
      </PageProvider>
    </I18nextProvider>,
  )
}

test('a lead tells the hour at which it was received', () => {
  expect(render({})).toMatch(/>Received<.*>November 26, 2026, 08:30</)
})

test('an appraisal request tells its answers in words', () => {
  const html = render({
    kind: 'appraisal_request',
    facts: [
      { name: 'area', value: '56' },
      { name: 'type', value: 'land' },
      { name: 'cadastral_code', value: '01.14.05.012.034' },
    ],
  })
  const text = html
    .replace(/<\/d[td]>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
  expect(text).toContain('Area 56 m² Kind of property Land Cadastral code 01.14.05.012.034')
})
