import { RunningAuctions } from '../schemas/auctions'
import { SingleStatement } from '../schemas/statement-details'
import { sample } from './sample'
import { card, statement } from './statements'

const auction = {
  starting_price: { 2: { price_total: 90_000, price_square: 1_125 } },
  bids: 2,
  ends_at: '2026-12-01 12:00:00',
  url: '/sandbox/auction/1',
}

export const auctionSamples = [
  sample('GET /microservice/statements/auctions', RunningAuctions, { data: [{ ...card, auction }] }),
  sample('GET /microservice/statements/{id}', SingleStatement, { statement: { ...statement, auction } }),
]
