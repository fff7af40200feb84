import { expect, test } from 'vitest'
import { toAuction } from '~/upstream/auctions.server'
import { Auction } from '~contract/schemas/statement-details'
import { renderView } from '~tests/fixtures/render-view'
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
  ['ka', 'gel', ['₾216 000', '2 იანვარი, 2100, 02:30', '5 შეთავაზება']],
  ['en', 'usd', ['$80,000', '2 January 2100, 02:30', '5 bids']],
  ['ru', 'usd', ['$80 000', '2 января 2100, 02:30', '5 ставок']],
] as const)(
  'the notice of an auction shows its starting price, end and bids in %s',
  (language, currency, facts) => {
    const html = renderView(<AuctionNotice auction={auction} />, { language, currency })
    for (const fact of facts) expect(html.replaceAll('\u00a0', ' ')).toContain(fact)
    expect(html).toContain('<a href="/sandbox/auction/1">')
  },
)
