import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import { ClientLine } from './client-line'

test.each([
  ['ka', 'ბექა ქავთარაძე'],
  ['en', 'Beka Kavtaradze'],
  ['ru', 'Бека Кавтарадзе'],
] as const)('a client is named in %s as %s', async (language, name) => {
  const client = { name: 'ბექა ქავთარაძე', phone: undefined, note: '' }
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await getI18n(language)}>
      <PageProvider value={{ language } as PageContext}>
        <ClientLine statement={{ client }} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain(`</span> ${name}`)
})
