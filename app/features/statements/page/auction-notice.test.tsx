import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { PageContext } from '~/page/page-context'
import { PageProvider } from '~/page/use-page'
import { toAuction } from '~/upstream/auctions.server'
import { Auction } from '~contract/schemas/auctions'
import { AuctionNotice } from './auction-notice'

const auction = toAuction(
  Auction.parse({
    starting_price: { 1: { price_total: 216_000 }, 2: { price_total: 80_000 } },
    bids: 5,
    ends_at: '2100-01-02 02:30:00',
    url: '/sandbox/auction/1',
  }),
)

test.each([
  ['ka', 'gel', ['₾216 000', '2 იანვარი, 2100', '5 შეთავაზება']],
  ['en', 'usd', ['$80,000', 'January 2, 2100', '5 bids']],
  ['ru', 'usd', ['$80 000', '2 января 2100', '5 ставок']],
] as const)(
  'the notice of an auction tells its starting price, end and bids in %s',
  async (language, currency, facts) => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={await getI18n(language)}>
        <PageProvider value={{ language, currency } as PageContext}>
          <AuctionNotice auction={auction} />
        </PageProvider>
      </I18nextProvider>,
    )
    for (const fact of facts) expect(html.replaceAll('\u00a0', ' ')).toContain(fact)
    expect(html).toContain('<a href="/sandbox/auction/1">')
  },
)
