import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import desk from '~locales/en/desk.json'
import { DeskActs } from './desk-acts'

const i18n = createInstance()
await i18n
  .use(initReactI18next)
  .init({ lng: 'en', resources: { en: { desk } }, interpolation: { escapeValue: false } })

test('an act tells the hour, as two operators may act on one day', () => {
  const act = { name: 'Released', operator: 'თამარ', at: new Date('2026-11-26T04:30:00Z'), text: '' }
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <DeskActs acts={[act]} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain('>November 26, 2026, 08:30</time><span>Tamar<')
})
