import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import { BrokerView } from './broker-view'
import type { BrokerData } from './loader.server'

const data = {
  company: { id: 1, name: 'სამეზობლო', links: [], statements: 38, agents: 1, projects: {}, views: 0 },
  path: '/br/samezoblo',
  tab: 'agents',
  page: 1,
  agents: { rows: [{ id: 2, name: 'ბექა ქავთარაძე', statements: 27 }], lastPage: 1 },
} as unknown as BrokerData

test.each([
  ['en', 'Beka Kavtaradze', 'BK', '27 own listings'],
  ['ru', 'Бека Кавтарадзе', 'БК', '27 собственных объявлений'],
] as const)(
  'agents of a company stand in %s with their own listings',
  async (language, name, initials, own) => {
    const page = { language, lightMode: false, layout: { currentHref: '/' } } as PageContext
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={await getI18n(language)}>
        <PageProvider value={page}>
          <BrokerView data={data} />
        </PageProvider>
      </I18nextProvider>,
    )
    for (const shown of [name, initials, own]) expect(html).toContain(`>${shown}<`)
    expect(html).not.toMatch(/[ა-ჰ]/)
  },
)
