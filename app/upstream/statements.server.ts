import { z } from 'zod'
import { optionalText, success } from './envelope'
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
    /** Lists show one picture and how many there are. */
    photo: toCardPhoto(wire.images[0]),
    photos: wire.images.length,
    rooms: wire.room,
    has3d: Boolean(wire.has_3d || wire['3d_url']),
  }))

function toCardPhoto(image: StatementImage | undefined): CardPhoto | undefined {
  return image && { files: image.files, width: image.width, height: image.height, color: image.color }
}

/** A statement as lists show it. */
export type StatementCard = z.output<typeof StatementCardSchema>

/** The fields of an answer that is a list of cards. */
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

/** A page of statements; `query` comes from the filter codec. */
export function statementList(query: URLSearchParams): Call<StatementList> {
  return { api: 'main', path: 'microservice/statements', query, answer: success(StatementListSchema) }
}

/** How many statements the same query finds. */
export function statementCount(query: URLSearchParams): Call<StatementCount> {
  return { api: 'main', path: 'microservice/statements/count', query, answer: success(StatementCountSchema) }
}

/** Statements like this one: same deal, kind and place, near in price; `query` says how many and which not. */
export function similarStatements(id: number, query: URLSearchParams): Call<StatementList> {
  return {
    api: 'main',
    path: `microservice/statements/similars/${id}`,
    query,
    answer: success(StatementListSchema),
  }
}
