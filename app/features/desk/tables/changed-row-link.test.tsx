import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import type { FieldError } from '~/forms/field-error'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import desk from '~locales/en/desk.json'
import { ChangedRowLink } from './changed-row-link'

const i18n = createInstance()
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { desk } } })

const render = (error: FieldError) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <PageProvider
        value={{ language: 'en', layout: { currentHref: '/en/desk/tables/menu/3' } } as PageContext}
      >
        <ChangedRowLink form={{ metadata: { allErrors: { '': error } } }} />
      </PageProvider>
    </I18nextProvider>,
  )

test('a row that somebody else has changed links to what it is now, other errors do not', () => {
  expect(render({ key: 'row_changed' })).toMatch(/<a href="\/en\/desk\/tables\/menu\/3"[^>]*>Open the latest/)
  expect(render({ key: 'value_conflicts' })).toBe('')
})
