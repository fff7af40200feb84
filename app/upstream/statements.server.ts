import type { z } from 'zod'
import { statementEndpoints } from '~contract/endpoints/statements'
import { success } from '~contract/schemas/envelope'
import { rowsOf } from '~contract/schemas/rows'
import * as wire from '~contract/schemas/statements'

import { createRequest } from './endpoint-call.server'
import { parseOnce } from './parse-once'
import { type CardPhoto, toImage, toStatementFacts } from './statement-fields'

import type { Call } from './upstream-client.server'

export type StatementCard = ReturnType<typeof toStatementCard>

/** Maximum number of photos on a card. */
const MAX_PHOTOS = 5
/** Maximum age of a new statement, in days; renewing it does not count. */
const MAX_NEW_DAYS = 3

export function toStatementCard(card: z.output<typeof wire.StatementCard>) {
  const images = card.images ?? []
  const main = images.find((image) => image.is_main) ?? images[0]
  return {
    photo: toCardPhoto(main),
    /** Distinct parts of the photo URLs, main photo first. */
    photoAddresses: [...images]
      .sort((one, other) => Number(other === main) - Number(one === main))
      .slice(0, MAX_PHOTOS)
      .map(({ base, thumb, large }) => base ?? thumb ?? large),
    photos: images.length,
    ownerPicture: card.user_type?.logo ?? undefined,
    rooms: card.room,
    isNew: (card.quantity_of_day ?? MAX_NEW_DAYS + 1) <= MAX_NEW_DAYS,
    publishedAt: card.created_at,
    has3d: Boolean(card.has_3d || card['3d_url']),
    // Last: V8 copies an object with many fields to add one, but copies many fields to a new object at once.
    ...toStatementFacts(card),
  }
}

function toCardPhoto(row: z.output<typeof wire.Image> | undefined): CardPhoto | undefined {
  if (!row) return undefined
  const { files, width, height, color } = toImage(row)
  return { files, width, height, color }
}

const StatementList = wire.StatementList.extend({
  // Cached, as most cards of a page were parsed for an earlier page.
  data: rowsOf(parseOnce(wire.StatementCard, toStatementCard)),
}).transform((list) => ({
  cards: list.data,
  reportId: list.search_report_uuid ?? undefined,
}))

export type StatementList = z.output<typeof StatementList>

const StatementCount = statementEndpoints.count.answer.transform((count) => ({
  total: count.total,
  lastPage: count.last_page,
}))

export type StatementCount = z.output<typeof StatementCount>

const { list, count, similar } = statementEndpoints
const listAnswer = success(StatementList)
const countAnswer = success(StatementCount)

export function statementList(query: URLSearchParams): Call<StatementList> {
  return { ...createRequest(list, { query }), answer: listAnswer }
}

export function statementCount(query: URLSearchParams): Call<StatementCount> {
  return { ...createRequest(count, { query }), answer: countAnswer }
}

/**
 * Requests similar statements: same deal, type and place, near in price; `query` has the count and
 * exclusions.
 */
export function similarStatements(id: number, query: URLSearchParams): Call<StatementList> {
  return { ...createRequest(similar, { params: { id }, query }), answer: listAnswer }
}
