import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import type { Locale } from '~backend/platform/localized-text'
import type { Where } from '~backend/search/sql/where'
import { type CardRow, cardColumns, STATEMENT_TABLES } from '../statement-row'

export type AuctionRow = CardRow &
  Row<'auctions', 'starting_price_gel' | 'starting_price_usd' | 'bids'> & {
    auction_id: Column<'auctions', 'id'>
    ends_at: string
    is_ended: boolean
  }

const auctionColumns = (
  locale: Locale,
) => `${cardColumns(locale)}, auction.id as auction_id, auction.starting_price_gel,
  auction.starting_price_usd, auction.bids, ${toGeorgianTimeSql('auction.ends_at')} as ends_at,
  auction.ends_at <= now() as is_ended`

/** Lists auctions, soonest end first. */
export async function listAuctions(
  db: Db,
  where: Where,
  limit: number,
  locale: Locale,
): Promise<AuctionRow[]> {
  const { rows } = await db.query<AuctionRow>(
    `select ${auctionColumns(locale)}
     from (select a.* from auctions a join statements s on s.id = a.statement_id
           where a.ends_at > now() and ${where.sql}
           order by a.ends_at, a.id limit $${where.values.length + 1}) auction
     join (${STATEMENT_TABLES}) on s.id = auction.statement_id
     order by auction.ends_at, auction.id`,
    [...where.values, limit],
  )
  return rows
}

/** Finds an auction, even if it has ended, unless its statement is withdrawn. */
export async function findAuction(db: Db, id: number, locale: Locale): Promise<AuctionRow | undefined> {
  const { rows } = await db.query<AuctionRow>(
    `select ${auctionColumns(locale)} from auctions auction join (${STATEMENT_TABLES}) on s.id = auction.statement_id
     where auction.id = $1 and s.is_public`,
    [id],
  )
  return rows[0]
}
