import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import estimate from '~locales/en/estimate.json'
import { NoEstimateNotice } from './no-estimate-notice'

const i18n = createInstance()
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { estimate } } })

test('where no estimate is possible the reason is announced, with the way to an appraisal', () => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ language: 'en', layout: {} } as PageContext}>
        <NoEstimateNotice reason="not_tbilisi" />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain('role="status"')
  expect(html).toContain(estimate.unavailable.not_tbilisi)
  expect(html).toContain('href="/en/shefaseba"')
})
