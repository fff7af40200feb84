import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import { VipUntilBadge } from './vip-until-badge'

test.each([
  ['super', 'SUPER VIP until'],
  ['plus', 'VIP+ until'],
  ['vip', '>VIP until'],
] as const)('the badge of the tier %s names it', async (vip, text) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await getI18n('en')}>
      <PageProvider value={{ language: 'en' } as PageContext}>
        <VipUntilBadge statement={{ vip, vipUntil: new Date('2026-12-14T10:00:00Z') }} />
      </PageProvider>
    </I18nextProvider>,
  )
  expect(html).toContain(text)
})
