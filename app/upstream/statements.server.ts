import { z } from 'zod'
import { success } from '~contract/schemas/envelope'
import { optionalText } from '~contract/schemas/primitives'
import { type CardPhoto, type StatementImage, statementFields, toStatementFacts } from './statement-schemas'
import type { Call } from './upstream-client.server'

export const StatementCardSchema = z
  .object({
    ...statementFields,
    room: optionalText,
    has_3d: z.boolean().nullish(),
  })
  .transform((wire) => ({
    ...toStatementFacts(wire),
    /** Lists carry one picture and the count. */
    photo: toCardPhoto(wire.images[0]),
    photos: wire.images.length,
    rooms: wire.room,
    has3d: Boolean(wire.has_3d || wire['3d_url']),
  }))

function toCardPhoto(image: StatementImage | undefined): CardPhoto | undefined {
  return image && { files: image.files, width: image.width, height: image.height, color: image.color }
}

export type StatementCard = z.output<typeof StatementCardSchema>

export const statementCardList = { data: z.array(StatementCardSchema) }

const StatementListSchema = z
  .object({ ...statementCardList, search_report_uuid: z.string().nullish() })
  .transform((list) => ({
    cards: list.data,
    reportId: list.search_report_uuid ?? undefined,
  }))

export type StatementList = z.output<typeof StatementListSchema>

const StatementCountSchema = z
  .object({
    total: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    page: z.number().int(),
  })
  .transform((count) => ({ total: count.total, lastPage: count.last_page }))

export type StatementCount = z.output<typeof StatementCountSchema>

export function statementList(query: URLSearchParams): Call<StatementList> {
  return { api: 'main', path: 'microservice/statements', query, answer: success(StatementListSchema) }
}

export function statementCount(query: URLSearchParams): Call<StatementCount> {
  return { api: 'main', path: 'microservice/statements/count', query, answer: success(StatementCountSchema) }
}

/** Similar statements: same deal, type and place, near in price; `query` has the count and exclusions. */
export function similarStatements(id: number, query: URLSearchParams): Call<StatementList> {
  return {
    api: 'main',
    path: `microservice/statements/similars/${id}`,
    query,
    answer: success(StatementListSchema),
  }
}
